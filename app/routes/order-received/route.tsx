import { data, href, isRouteErrorResponse, redirect } from "react-router";
import { EmptyState } from "../../components/ui/empty-state";
import { SHOP_PATH } from "../../config/shop-path";
import { listTransfers } from "../../domain/orders/bank-transfer";
import { countryNames } from "../../domain/checkout/address";
import { unlistedMeta } from "../../domain/seo/page-title";
import { CART } from "#strings/checkout/cart";
import { ORDER } from "#strings/checkout/order";
import type { Route } from "./+types/route";
import { findReceived } from "./find-received";
import { OrderPage } from "./order-page";
import { shopperContext } from "../../services/shopper";
import { requireFound } from "../replies";
import * as paths from "#paths";

export { linkPrinted as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlistedMeta(loaderData ? ORDER.title : ORDER.notFoundTitle, matches);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { id, key } = parseOrderUrl(params, searchParams);
  // A wrong number, a wrong key and somebody else's order get the same 404, so that nobody learns which orders exist.
  const order = requireFound(await findReceived(context, id, key));
  return {
    order,
    transfers: listTransfers(order),
    countries: countryNames([order.billing.country, order.shipping.country]),
    isCancelled: searchParams.has("cancelled"),
  };
}

// Lets the checkout prefetch this page: for a route with a client loader, <PrefetchPageLinks> fetches only the scripts,
// and there is no data before the order.
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

/** The page's only action: canceling an unpaid order. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const url = new URL(request.url);
  const { id, key } = parseOrderUrl(params, url.searchParams);
  const outcome = await context.get(shopperContext).cancelOrder(id, key);
  if (outcome === "unknown") throw data(null, { status: 404 });
  if (outcome === "cancelled") throw redirect(href(paths.cart), 303);
  if (outcome === "paid") throw redirect(`${url.pathname}?key=${encodeURIComponent(key)}`, 303);
  return data({ message: ORDER.notCancelled }, { status: 503 });
}

export default function OrderReceivedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} message={actionData?.message ?? ""} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // With any status but 404 the order may exist, but couldn't be loaded.
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="container">
      <EmptyState
        heading="h1"
        title={isMissing ? ORDER.notFoundTitle : ORDER.unavailableTitle}
        action={{ to: SHOP_PATH, label: CART.toShop }}
      >
        <p>{isMissing ? ORDER.notFoundText : ORDER.unavailableText}</p>
      </EmptyState>
    </div>
  );
}

function parseOrderUrl(params: { id: string }, query: URLSearchParams): { id: number; key: string } {
  const key = query.get("key") ?? "";
  if (!/^[1-9]\d{0,9}$/.test(params.id) || !key) throw data(null, { status: 404 });
  return { id: Number(params.id), key };
}
