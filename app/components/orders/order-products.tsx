import { productAddress } from "../../domain/product/product-url";
import type { Order, OrderLine } from "../../domain/orders/order";
import { ORDER } from "../../strings/checkout/order";
import { CartMini } from "../cart/compact-lines";
import { OrderTotals } from "./order-totals";

/** What was ordered, and what it costs. */
export function OrderProducts({ order }: { order: Order }) {
  return (
    <section className="box">
      <h2>{ORDER.products}</h2>
      <CartMini lines={order.lines.map(toMini)} currency={order.currency} />
      <OrderTotals order={order} />
    </section>
  );
}

function toMini(line: OrderLine) {
  return line.slug ? { ...line, path: productAddress(line.slug) } : line;
}
