import { data, Link } from "react-router";
import { SERVICE_ERRORS } from "../../config/service-errors";
import { pageTitle } from "../../shop/page-title";
import { MY_ACCOUNT, MY_ORDERS } from "../../strings/my-account";
import type { Route } from "./+types/orders-route";
import { AccountShell } from "./account-shell";
import { AccountTrouble } from "./account-trouble";
import { OrderRows } from "./order-rows";
import { askAsCustomer } from "./signed-in";
import { tabPath } from "./tabs";

export { linkPersonalStyles as links } from "../../styles/links";

const CURSOR = /^[\w=+/-]{1,200}$/;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(MY_ORDERS.title, matches[0].loaderData?.site.name) },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("after") ?? "";
  const after = CURSOR.test(wanted) ? wanted : null;
  const read = await askAsCustomer({ request, context }, (account) => account.listOrders(after));
  if (read.ok) return data({ list: read.value, isFirst: after === null, error: "" });
  return data({ list: null, isFirst: true, error: SERVICE_ERRORS.orders }, { status: 503 });
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { list, isFirst, error } = loaderData;
  return (
    <AccountShell tab="orders" title={MY_ORDERS.title}>
      {!list && <AccountTrouble text={MY_ORDERS.failed} error={error} />}
      {list && list.orders.length > 0 && <OrderRows orders={list.orders} />}
      {list?.orders.length === 0 && (
        <div className="empty">
          <h2>{isFirst ? MY_ORDERS.emptyTitle : MY_ORDERS.endTitle}</h2>
          {isFirst && <p>{MY_ORDERS.emptyText}</p>}
          <div className="act">
            <Link className="btn lg" to={isFirst ? "/magazin" : tabPath("orders")}>
              {isFirst ? MY_ACCOUNT.toShop : MY_ORDERS.newest}
            </Link>
          </div>
        </div>
      )}
      {list && list.orders.length > 0 && (!isFirst || list.next) && (
        <p className="order-pages">
          {!isFirst && (
            <Link className="lnk" to={tabPath("orders")}>
              {MY_ORDERS.newest}
            </Link>
          )}
          {list.next && (
            <Link className="btn ghost" to={`${tabPath("orders")}?after=${encodeURIComponent(list.next)}`}>
              {MY_ORDERS.older}
            </Link>
          )}
        </p>
      )}
    </AccountShell>
  );
}
