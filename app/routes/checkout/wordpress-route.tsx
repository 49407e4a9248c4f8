import { data, href, redirect, replace } from "react-router";
import type { Settings } from "../../config/settings";
import { EmptyState } from "../../components/ui/empty-state";
import { fail } from "../../domain/values/result";
import { countShortages } from "../../domain/cart/cart-stock";
import { orderPagePath } from "../../domain/checkout/payment";
import { buyTherePath, readTransfer } from "../../domain/checkout/transfer";
import { unlistedMeta } from "../../domain/seo/page-title";
import { TRANSFER, TRANSFER_REFUSALS } from "#strings/checkout/transfer";
import { failureText } from "#strings/errors/failures";
import type { Route } from "./+types/wordpress-route";
import { shopContext } from "../../services/page";
import { shopperContext, type Shopper } from "../../services/shopper";
import { requireValue } from "../replies";
import * as paths from "#paths";

export { checkoutHandle as handle, linkPersonal as links } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(TRANSFER.title, matches);

/**
 * Redirects from the shop to WooCommerce's own checkout and back. This page is shown only if that isn't possible.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shopper = context.get(shopperContext);
  const step = readTransfer(new URL(request.url).searchParams);
  // A link that was used before doesn't say where it led, so the retry leads to /checkout, which redirects further.
  if (step.kind === "refused")
    return data({ ...TRANSFER_REFUSALS[step.why], retry: href(paths.checkout) }, { status: 403 });
  if (step.kind === "return") {
    const { databaseId, orderKey, isCancelled } = step;
    // The order's page refuses shoppers whose order it isn't.
    requireValue(await shopper.finishTransfer(databaseId, orderKey));
    const page = orderPagePath({ databaseId, orderKey });
    throw replace(isCancelled ? `${page}&cancelled=1` : page);
  }
  const { settings } = context.get(shopContext);
  const { browser, productId } = step;
  const failure = productId === null && browser === null ? await checkCart(shopper, settings) : null;
  const next = failure ?? (await shopper.findTransferUrl(browser, productId));
  if (next.ok) throw redirect(next.value);
  const { title, text, status } = failureText(next.failure);
  const retry = productId === null ? href(paths.wordpressCheckout) : buyTherePath(productId);
  return data({ title, text, retry }, { status });
}

// The cart shows shortages before the shopper leaves the shop. If WordPress can't be reached, this page says so.
async function checkCart(shopper: Shopper, { checkout }: Pick<Settings, "checkout">) {
  const read = await shopper.readCart();
  if (!read.ok) return read;
  const { cart, placed, isStored } = read.value;
  if (isStored) return fail({ kind: "busy" });
  if (checkout === "shop" && !cart.needsWordPress) throw data(null, { status: 404 });
  if (cart.isEmpty || countShortages(cart) > 0) throw replace(placed ? orderPagePath(placed) : href(paths.cart));
  return null;
}

export default function TransferRoute({ loaderData: { title, text, retry } }: Route.ComponentProps) {
  return (
    <div className="container">
      <div role="alert">
        <EmptyState
          heading="h1"
          title={title}
          action={{ to: retry, label: TRANSFER.retry, isReload: true, isReplacing: true }}
        >
          <p>{text}</p>
          <p>
            <a className="link" href={href(paths.cart)}>
              {TRANSFER.toCart}
            </a>
          </p>
        </EmptyState>
      </div>
    </div>
  );
}
