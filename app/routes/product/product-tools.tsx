import { href, Link, useFetcher } from "react-router";
import { Icon } from "../../components/ui/icon";
import { useNotify } from "../../components/ui/notifications";
import type { ComparisonReply } from "../../domain/wishlist/comparison";
import { COMPARE, SHARE } from "#strings/catalog/product-tools";
import { SubmitButton } from "../../components/ui/submit-button";
import { checkCookies } from "../../browser/storage/check-cookies";
import { useReply } from "../../browser/use-reply";
import * as paths from "#paths";

interface ProductToolsProps {
  product: { name: string; databaseId: number };
}

/** Secondary actions: compare, share. */
export function ProductTools({ product }: ProductToolsProps) {
  return (
    <div className="tools">
      <CompareButton product={product} />
      <ShareButton product={product} />
    </div>
  );
}

function CompareButton({ product }: ProductToolsProps) {
  const fetcher = useFetcher<ComparisonReply>();
  const { data: reply } = fetcher;
  const isBusy = fetcher.state !== "idle";
  const notify = useNotify();
  useReply(reply, ({ ok }) => {
    if (ok) void checkCookies(notify);
  });
  return (
    <fetcher.Form method="post" action={href(paths.comparison)} defaultShouldRevalidate={false} aria-live="polite">
      <input type="hidden" name="id" value={product.databaseId} />
      {reply?.ok ? (
        <Link className="tool" to={href(paths.comparison)}>
          <Icon name="check" size={20} />
          <span>{COMPARE.added(reply.count)}</span>
        </Link>
      ) : (
        <SubmitButton className="tool" name="intent" value="add" isBusy={isBusy}>
          <Icon name="compare" size={20} />
          {COMPARE.add}
        </SubmitButton>
      )}
      {reply?.message && (
        <p className="problem" role="alert">
          <span>{reply.message}</span> <Link to={href(paths.comparison)}>{COMPARE.see}</Link>
        </p>
      )}
    </fetcher.Form>
  );
}

/** Shares by the device's dialog, else copies the URL. */
function ShareButton({ product }: ProductToolsProps) {
  const notify = useNotify();
  const send = async () => {
    const url = window.location.href;
    try {
      // Some browsers lack this function, although its type says that it always exists.
      const share = (navigator as Partial<Navigator>).share?.bind(navigator);
      if (share) return await share({ title: product.name, url });
      await navigator.clipboard.writeText(url);
      notify({ type: "success", title: SHARE.copied });
    } catch (error) {
      // Closing the dialog is not an error.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        notify({ type: "error", title: SHARE.failed, message: url });
    }
  };
  return (
    <button type="button" className="tool with-scripts" onClick={() => void send()}>
      <Icon name="share" size={20} />
      {SHARE.button}
    </button>
  );
}
