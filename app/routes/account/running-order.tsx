import { Link } from "react-router";
import type { OrderSummary } from "../../domain/orders/order";
import { isRunning } from "../../domain/orders/order-status";
import { MY_ORDERS } from "../../strings/account/my-account";
import { orderNextText } from "../../strings/checkout/order";
import { OrderStatus } from "./orders/order-status";
import { orderPath } from "./order-path";

/** The newest order that isn't at its end: how it stands and what comes next. */
export function RunningOrder({ orders }: { orders: OrderSummary[] }) {
  const order = orders.find(({ status }) => isRunning(status));
  if (!order) return null;
  return (
    <section className="box running-order">
      <div>
        <OrderStatus status={order.status} />
        <h2>{MY_ORDERS.heading(order.orderNumber)}</h2>
        <p className="mut">{orderNextText(order.status)}</p>
      </div>
      <Link className="btn ghost sm" to={orderPath(order.databaseId)} aria-label={MY_ORDERS.openOf(order.orderNumber)}>
        {MY_ORDERS.open}
      </Link>
    </section>
  );
}
