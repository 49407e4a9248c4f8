import { Link } from "react-router";
import { Amount } from "../../../components/ui/amount";
import { formatDate } from "../../../domain/values/dates";
import type { OrderSummary } from "../../../domain/orders/order";
import { MY_ORDERS } from "#strings/account/my-account";
import { orderPath } from "../tabs";
import { Icon } from "../../../components/ui/icon";
import { orderTone } from "../../../domain/orders/order-status";
import { orderStatusText } from "#strings/checkout/order";

export function OrderStatus({ status }: { status: string }) {
  const tone = orderTone(status);
  return (
    <span className={`status status-${tone}`}>
      {tone === "bad" && <Icon name="alert" size={16} />}
      <span>{orderStatusText(status)}</span>
    </span>
  );
}

/** Orders as rows, newest first: number, date, status, total. */
export function OrderRows({ orders }: { orders: OrderSummary[] }) {
  return (
    <ul className="order-rows">
      {orders.map(({ databaseId, orderNumber, date, status, total, currency }) => (
        <li key={databaseId}>
          <b>{MY_ORDERS.number(orderNumber)}</b>
          <span className="caption">{formatDate(date)}</span>
          <span>
            <OrderStatus status={status} />
          </span>
          <Amount value={total} currency={currency} look="price" />
          <Link className="button ghost small" to={orderPath(databaseId)} aria-label={MY_ORDERS.openOf(orderNumber)}>
            {MY_ORDERS.open}
          </Link>
        </li>
      ))}
    </ul>
  );
}
