import { Link } from "react-router";
import { CartMini } from "../../components/cart-mini";
import { Icon } from "../../components/icon";
import { useShop } from "../../components/use-shop";
import { formatDate } from "../../shop/dates";
import type { Order } from "../../shop/order";
import { orderTone } from "../../shop/order-status";
import { ORDER, orderStatusText } from "../../strings/order";
import { OrderDelivery } from "./order-delivery";
import { OrderTotals } from "./order-totals";

interface OrderPageProps {
  order: Order;
  /** Names of the addresses' countries, by code. */
  countries: Record<string, string>;
}

export function OrderPage({ order, countries }: OrderPageProps) {
  const { site } = useShop();
  const tone = orderTone(order.status);
  return (
    <div className="wrap">
      <div className="order-page">
        <p className={`status status-${tone}`}>
          {tone === "good" && <Icon name="check" size={16} />}
          {tone === "bad" && <Icon name="alert" size={16} />}
          {orderStatusText(order.status)}
        </p>
        <h1>{tone === "bad" ? ORDER.failedHeading : ORDER.thanks(order.billing.firstName)}</h1>
        <p className="lead">
          {ORDER.number(order.orderNumber, formatDate(order.date))}{" "}
          {tone !== "bad" && order.billing.email && (
            <>
              {ORDER.confirmation}
              <b>{order.billing.email}</b>.
            </>
          )}
        </p>
        <div className="order-boxes">
          <OrderDelivery order={order} countries={countries} />
          <section className="box">
            <h2>{ORDER.products}</h2>
            <CartMini lines={order.lines} currency={order.currency} />
            <OrderTotals order={order} />
          </section>
        </div>
        <div className="act order-ways-on">
          <Link className="btn" to="/magazin">
            {ORDER.backToShop}
          </Link>
          <a
            className="lnk"
            href={`mailto:${site.email}?subject=${encodeURIComponent(ORDER.number(order.orderNumber, ""))}`}
          >
            {ORDER.question}
          </a>
        </div>
      </div>
    </div>
  );
}
