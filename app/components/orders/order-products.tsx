import { productPath } from "../../domain/product/product-url";
import type { Order, OrderLine } from "../../domain/orders/order";
import { ORDER } from "#strings/checkout/order";
import { CompactLines } from "../cart/compact-lines";
import { Amount } from "../ui/amount";

/** The order's totals, in its own currency. */
function OrderTotals({ order }: { order: Order }) {
  const { currency } = order;
  const sum = (value: number) => <Amount value={value} currency={currency} />;
  return (
    <dl className="totals">
      <div>
        <dt>{ORDER.subtotal}</dt>
        <dd>{sum(order.subtotal)}</dd>
      </div>
      {order.coupons.map(({ code, amount }) => (
        <div key={code} className="totals-saved">
          <dt>
            <span>
              {ORDER.coupon} <span translate="no">{code.toUpperCase()}</span>
            </span>
          </dt>
          <dd>{sum(-Math.abs(amount))}</dd>
        </div>
      ))}
      {order.shippingMethods.length > 0 && (
        <div>
          <dt>{ORDER.shipping}</dt>
          <dd>{order.shippingTotal ? sum(order.shippingTotal) : <span className="totals-free">{ORDER.free}</span>}</dd>
        </div>
      )}
      {order.fees.map(({ name, total }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{sum(total)}</dd>
        </div>
      ))}
      <div className="totals-total">
        <dt>
          {ORDER.total}
          {order.tax > 0 && (
            <span className="caption">
              {ORDER.vat}
              <Amount value={order.tax} currency={currency} isSingle />
            </span>
          )}
        </dt>
        <dd>
          <Amount value={order.total} currency={currency} look="price" />
        </dd>
      </div>
      {!!order.refunded && (
        <>
          <div className="totals-saved">
            <dt>{ORDER.refunded}</dt>
            <dd>{sum(-order.refunded)}</dd>
          </div>
          <div>
            <dt>{ORDER.afterRefund}</dt>
            <dd>{sum(order.total - order.refunded)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

export function OrderProducts({ order }: { order: Order }) {
  return (
    <section className="box">
      <h2>{ORDER.products}</h2>
      <CompactLines lines={order.lines.map(toMini)} currency={order.currency} />
      <OrderTotals order={order} />
    </section>
  );
}

function toMini(line: OrderLine) {
  return line.slug ? { ...line, path: productPath(line.slug) } : line;
}
