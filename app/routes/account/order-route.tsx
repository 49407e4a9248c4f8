import { data, href, isRouteErrorResponse, redirect } from "react-router";
import { ErrorPage } from "../../components/shell/error-page";
import { report } from "../../browser/tracking";
import { listTransfers } from "../../domain/orders/bank-transfer";
import { countryNames } from "../../domain/checkout/address";
import { readForm, readLine, wantsPage } from "../../domain/forms/form-data";
import { succeed } from "../../domain/values/result";
import { paymentPageUrl } from "../../domain/orders/order-status";
import { unlistedMeta } from "../../domain/seo/page-title";
import { failureText } from "#strings/errors/failures";
import { MY_ORDERS } from "#strings/account/my-account";
import type { Route } from "./+types/order-route";
import { AccountShell, AccountError } from "./account-shell";
import { NoSuchOrder, OrderView } from "./orders/order-view";
import { orderAgain, type OrderedAgain } from "./orders/order-again";
import { readOrderId } from "./tabs";
import { callAsCustomer } from "./signed-in";
import { orOffline } from "../../browser/or-offline";
import { shopContext } from "../../services/page";
import { shopperContext } from "../../services/shopper";
import { replyWith, requireFound } from "../replies";
import * as paths from "#paths";

export { linkPrinted as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { order } = loaderData ?? {};
  const title = order ? MY_ORDERS.heading(order.orderNumber) : MY_ORDERS.title;
  return unlistedMeta(title, matches);
};

export async function loader(args: Route.LoaderArgs) {
  const read = await readOrder(args);
  if (!read.ok) return data({ order: null, transfers: null, countries: {} }, { status: 503 });
  const order = read.value;
  const shop = args.context.get(shopContext);
  const payUrl = order.payUrl ?? paymentPageUrl(shop.site.orderPayUrl, order);
  return data({
    order: { ...order, payUrl },
    transfers: listTransfers(order),
    countries: countryNames([order.billing.country, order.shipping.country]),
  });
}

/** Adds the order's lines to the cart: the page's only action. */
export async function action(args: Route.ActionArgs) {
  const intent = readLine(await readForm(args.request), "intent");
  if (intent !== "again") throw data(null, { status: 400 });
  const read = await readOrder(args);
  const again = read.ok
    ? await orderAgain(read.value.lines, args.context.get(shopperContext))
    : { ...NOTHING_ADDED, failure: read.failure };
  if (isWhole(again) && wantsPage(args.request)) throw redirect(href(paths.cart), 303);
  return replyWith<OrderedAgain>(args.request, again, again.failure ? failureText(again.failure).status : 422);
}

// Navigates to the cart here, so that the added products can be reported first.
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<OrderedAgain> {
  const again = await orOffline(serverAction, () => ({ ...NOTHING_ADDED, failure: { kind: "unreachable" as const } }));
  report({ type: "ordered-again", added: again.added });
  if (isWhole(again)) throw redirect(href(paths.cart));
  return again;
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order, ...more } = loaderData;
  if (order) return <OrderView order={order} {...more} again={actionData} />;
  return (
    <AccountShell tab="orders" title={MY_ORDERS.title}>
      <AccountError text={MY_ORDERS.orderUnavailable} />
    </AccountShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NoSuchOrder /> : <ErrorPage error={error} />;
}

const NOTHING_ADDED = { isAny: false, added: [], notAdded: [] };

function isWhole({ failure, notAdded }: OrderedAgain): boolean {
  return !failure && notAdded.length === 0;
}

// An unknown order and somebody else's get the same 404, so that nobody learns which orders exist.
async function readOrder(args: Route.LoaderArgs | Route.ActionArgs) {
  const id = readOrderId(args.params.id);
  const read = await callAsCustomer(args, async (account) => (id === null ? succeed(null) : account.findOwnOrder(id)));
  return read.ok ? succeed(requireFound(read.value)) : read;
}
