import { data, Link } from "react-router";
import { EmptyState } from "../../components/ui/empty-state";
import { SERVICE_ERRORS } from "../../config/service-errors";
import { unlistedMeta } from "../../domain/seo/page-title";
import { MY_ACCOUNT, MY_ORDERS } from "#strings/account/my-account";
import type { Route } from "./+types/orders-route";
import { AccountShell, AccountError } from "./account-shell";
import { OrderRows } from "./orders/order-rows";
import { callAsCustomer } from "./signed-in";
import { tabPath } from "./tabs";
import { SHOP_PATH } from "../../config/shop-path";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

const CURSOR = /^[\w=+/-]{1,200}$/;

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(MY_ORDERS.title, matches);

export async function loader(args: Route.LoaderArgs) {
  const wanted = args.url.searchParams.get("after") ?? "";
  const after = CURSOR.test(wanted) ? wanted : null;
  const read = await callAsCustomer(args, (account) => account.listOrders(after));
  if (read.ok) return data({ list: read.value, isFirst: after === null, error: "" });
  return data({ list: null, isFirst: true, error: SERVICE_ERRORS.orders }, { status: 503 });
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { list, isFirst, error } = loaderData;
  return (
    <AccountShell tab="orders" title={MY_ORDERS.title}>
      {!list && <AccountError text={MY_ORDERS.failed} error={error} />}
      {list && list.orders.length > 0 && <OrderRows orders={list.orders} />}
      {list?.orders.length === 0 && (
        <EmptyState
          title={isFirst ? MY_ORDERS.emptyTitle : MY_ORDERS.endTitle}
          action={
            isFirst ? { to: SHOP_PATH, label: MY_ACCOUNT.toShop } : { to: tabPath("orders"), label: MY_ORDERS.newest }
          }
        >
          {isFirst && <p>{MY_ORDERS.emptyText}</p>}
        </EmptyState>
      )}
      {list && list.orders.length > 0 && (!isFirst || list.next) && (
        <p className="order-pages">
          {!isFirst && (
            <Link className="link" to={tabPath("orders")}>
              {MY_ORDERS.newest}
            </Link>
          )}
          {list.next && (
            <Link className="button ghost" to={`${tabPath("orders")}?after=${encodeURIComponent(list.next)}`}>
              {MY_ORDERS.older}
            </Link>
          )}
        </p>
      )}
    </AccountShell>
  );
}
