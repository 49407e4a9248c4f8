import { href, Link, useFetcher } from "react-router";
import { Alert } from "../../../components/ui/alert";
import { Field } from "../../../components/ui/field";
import { report } from "../../../browser/tracking";
import { useReply } from "../../../browser/use-reply";
import { useShop } from "../../../components/use-shop";
import { type StockRequestReply } from "../../../domain/product/stock-request";
import { STOCK_REQUEST } from "#strings/catalog/stock-request";
import { SubmitButton } from "../../../components/ui/submit-button";
import * as paths from "#paths";

interface StockRequestFormProps {
  slug: string;
  /** The selected sold-out variation; null for the whole product. */
  variationId: number | null;
}

/** Back-in-stock form below what is sold out. */
export function StockRequestForm({ slug, variationId }: StockRequestFormProps) {
  const { site } = useShop();
  const fetcher = useFetcher<StockRequestReply>();
  const reply = fetcher.data;
  const isBusy = fetcher.state !== "idle";
  useReply(reply, ({ isWritten }) => {
    if (isWritten) report({ type: "lead", form: "back-in-stock" });
  });
  if (reply?.isWritten) return <Alert type="success">{STOCK_REQUEST.sent}</Alert>;
  return (
    <fetcher.Form
      className="stock-request"
      method="post"
      action={href(paths.stockRequest)}
      defaultShouldRevalidate={false}
    >
      <h2>{STOCK_REQUEST.heading}</h2>
      <input type="hidden" name="slug" value={slug} />
      {variationId !== null && <input type="hidden" name="variationId" value={variationId} />}
      <Field
        label={STOCK_REQUEST.email}
        name="email"
        id="stock-request-email"
        type="email"
        autoComplete="email"
        required
        error={reply?.message}
      />
      <SubmitButton className="button ghost" isBusy={isBusy}>
        {isBusy ? STOCK_REQUEST.sending : STOCK_REQUEST.send}
      </SubmitButton>
      <p className="caption">
        {STOCK_REQUEST.hint} {site.privacyPath && <Link to={site.privacyPath}>{STOCK_REQUEST.privacy}</Link>}
      </p>
    </fetcher.Form>
  );
}
