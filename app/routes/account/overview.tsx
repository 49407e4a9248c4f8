import { Link } from "react-router";
import { Alert } from "../../components/ui/alert";
import { DownloadList } from "../../components/orders/downloads";
import { useShop } from "../../components/use-shop";
import type { AccountOverview, Viewer } from "../../domain/account/account";
import { pageTitle } from "../../domain/seo/page-title";
import type { Notice } from "../../domain/account/sign-in-url";
import { MY_ACCOUNT, MY_ADDRESSES, MY_DOWNLOADS, MY_ORDERS } from "#strings/account/my-account";
import { SHELL } from "#strings/shell";
import { NOTICE_TEXTS, OVERVIEW } from "#strings/account/sign-in";
import { AccountShell, AccountError } from "./account-shell";
import { AddressCard } from "./address-card";
import { OrderRows, OrderStatus } from "./orders/order-rows";
import { tabPath, orderPath } from "./tabs";
import type { OrderSummary } from "../../domain/orders/order";
import { isRunning } from "../../domain/orders/order-status";
import { orderNextText } from "#strings/checkout/order";
import { SHOP_PATH } from "../../config/shop-path";

/** The newest order in progress, with its status and what comes next. */
function RunningOrder({ orders }: { orders: OrderSummary[] }) {
  const order = orders.find(({ status }) => isRunning(status));
  if (!order) return null;
  return (
    <section className="box running-order">
      <div>
        <OrderStatus status={order.status} />
        <h2>{MY_ORDERS.heading(order.orderNumber)}</h2>
        <p className="muted">{orderNextText(order.status)}</p>
      </div>
      <Link
        className="button ghost small"
        to={orderPath(order.databaseId)}
        aria-label={MY_ORDERS.openOf(order.orderNumber)}
      >
        {MY_ORDERS.open}
      </Link>
    </section>
  );
}

interface OverviewProps {
  viewer: Viewer;
  /** null when it couldn't be loaded. */
  owned: AccountOverview | null;
  /** Names of the addresses' countries, by code. */
  countries: Record<string, string>;
  notice: Notice | null;
  /** The error of this page's form, such as sign-out; "" for none. */
  message: string;
}

/** The account overview: the order in progress, recent orders, addresses, downloads. */
export function Overview({ viewer, owned, countries, notice, message }: OverviewProps) {
  const { site } = useShop();
  const noticeText = notice && NOTICE_TEXTS[notice][1];
  return (
    <AccountShell tab="overview" title={OVERVIEW.greeting(viewer.firstName)}>
      <title>{pageTitle(SHELL.account, site.name)}</title>
      {message && <Alert type="error">{message}</Alert>}
      {noticeText && <Alert type="success">{noticeText}</Alert>}
      {owned ? <Owned owned={owned} countries={countries} /> : <AccountError text={MY_ACCOUNT.unavailable} />}
    </AccountShell>
  );
}

function Owned({ owned, countries }: { owned: AccountOverview; countries: Record<string, string> }) {
  const { customer, orders, downloads } = owned;
  const block = customer.shipping.city ? "shipping" : "billing";
  return (
    <>
      <RunningOrder orders={orders} />
      <section>
        <div className="row-head">
          <h2>{MY_ORDERS.last}</h2>
          {orders.length > 0 && (
            <Link className="link" to={tabPath("orders")}>
              {MY_ORDERS.all}
            </Link>
          )}
        </div>
        {orders.length > 0 ? (
          <OrderRows orders={orders} />
        ) : (
          <p className="muted">
            {MY_ORDERS.emptyText}{" "}
            <Link className="link" to={SHOP_PATH}>
              {MY_ACCOUNT.toShop}
            </Link>
          </p>
        )}
      </section>
      <div className="account-cards">
        <AddressCard block={block} address={customer[block]} countries={countries} />
        {downloads.length > 0 && (
          <section className="box is-tall">
            <h2>{MY_DOWNLOADS.title}</h2>
            <DownloadList downloads={downloads} />
            <p>
              <Link className="link" to={tabPath("downloads")}>
                {MY_DOWNLOADS.all}
              </Link>
            </p>
          </section>
        )}
        <section className="box">
          <h2>{MY_ADDRESSES.ownData}</h2>
          <p className="address-lines">
            <b>{`${customer.firstName} ${customer.lastName}`.trim() || customer.username}</b>
            <span>{customer.email}</span>
          </p>
          <p className="account-card-links">
            <Link className="link" to={tabPath("details")} aria-label={MY_ADDRESSES.changeOwnData}>
              {MY_ACCOUNT.change}
            </Link>
            <Link className="link" to={tabPath("password")}>
              {MY_ADDRESSES.changePassword}
            </Link>
          </p>
        </section>
      </div>
    </>
  );
}
