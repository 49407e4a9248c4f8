import { productAddress } from "../shop/product-address";
import type { Order, OrderLine } from "../shop/order";
import { ORDER } from "../strings/order";
import { CartMini } from "./cart-mini";
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
