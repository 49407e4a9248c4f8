import { Link } from "react-router";
import { CartMini } from "../../components/cart-mini";
import { Icon } from "../../components/icon";
import { useShop } from "../../components/use-shop";
import { formatDate } from "../../shop/dates";
import type { OrderLine, ReceivedOrder } from "../../shop/order";
import { orderTone } from "../../shop/order-status";
import { withdrawalAddress } from "../../shop/withdrawal";
import { ORDER, orderStatusText } from "../../strings/order";
import { OrderDelivery } from "./order-delivery";
import { OrderDownloads } from "./order-downloads";
import { OrderNext } from "./order-next";
import { OrderTotals } from "./order-totals";

interface OrderPageProps {
  order: ReceivedOrder;
  /** Names of the addresses' countries, by code. */
  countries: Record<string, string>;
  /** The shopper comes from a gateway where he didn't pay. */
  isCancelled: boolean;
}

export function OrderPage({ order, countries, isCancelled }: OrderPageProps) {
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
        <OrderNext order={order} isCancelled={isCancelled} />
        <div className="order-boxes">
          <OrderDelivery order={order} countries={countries} />
          <section className="box">
            <h2>{ORDER.products}</h2>
            <CartMini lines={order.lines.map(toMini)} currency={order.currency} />
            <OrderTotals order={order} />
          </section>
        </div>
        <OrderDownloads downloads={order.downloads ?? []} />
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
          <Link className="lnk" to={withdrawalAddress(order.orderNumber)}>
            {ORDER.withdrawal}
          </Link>
          <button type="button" className="lnk with-scripts" onClick={() => window.print()}>
            {ORDER.print}
          </button>
        </div>
      </div>
    </div>
  );
}

function toMini(line: OrderLine) {
  return line.slug ? { ...line, path: `/produkt/${line.slug}` } : line;
}
