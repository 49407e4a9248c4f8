import { useEffect } from "react";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert";
import { ArrivalHeading } from "../../components/ui/arrival-heading";
import { Icon } from "../../components/ui/icon";
import { notifyCartChanged, readCartHint } from "../../browser/cart-events";
import { useReport } from "../../browser/tracking";
import { EMPTY_CART } from "../../domain/cart/cart";
import { formatDate } from "../../domain/values/dates";
import type { BankTransfer } from "../../domain/orders/bank-transfer";
import { canWithdraw, orderTone } from "../../domain/orders/order-status";
import type { ReceivedOrder } from "../../domain/orders/order";
import { withdrawalFormPath } from "../../domain/withdrawals/withdrawal";
import { ORDER, orderHeading, orderStatusText } from "#strings/checkout/order";
import { MailLink } from "../../components/shell/contact-link";
import { OrderDelivery } from "../../components/orders/order-delivery";
import { OrderDownloads } from "../../components/orders/downloads";
import { OrderNext } from "../../components/orders/order-next";
import { OrderProducts } from "../../components/orders/order-products";
import { SHOP_PATH } from "../../config/shop-path";

interface OrderPageProps {
  order: ReceivedOrder;
  transfers: BankTransfer[] | null;
  /** Names of the addresses' countries, by code. */
  countries: Record<string, string>;
  /** The shopper returned from a gateway without paying. */
  isCancelled: boolean;
  /** Why the last action failed; "" for no error. */
  message: string;
}

export function OrderPage({ order, transfers, countries, isCancelled, message }: OrderPageProps) {
  useReport({ type: "order", order }, order.databaseId);
  // Other tabs may still show the cart that was ordered.
  useEffect(() => {
    if (readCartHint() === 0) notifyCartChanged(EMPTY_CART);
  }, []);
  const tone = orderTone(order.status);
  const isConfirmed = tone === "good" || tone === "waiting";
  return (
    <div className="container">
      <div className="order-page">
        <p className={`status status-${tone}`}>
          {tone === "good" && <Icon name="check" size={16} />}
          {tone === "bad" && <Icon name="alert" size={16} />}
          <span>{orderStatusText(order.status)}</span>
        </p>
        <ArrivalHeading>{orderHeading(order.status, order.billing.firstName)}</ArrivalHeading>
        <p className="lead">
          <span>{ORDER.number(order.orderNumber, formatDate(order.date))}</span>{" "}
          {isConfirmed && order.billing.email && (
            <span>
              {ORDER.confirmation}
              <b>{order.billing.email}</b>.
            </span>
          )}
        </p>
        {message && <Alert type="error">{message}</Alert>}
        <OrderNext order={order} transfers={transfers} isCancelled={isCancelled} />
        <div className="order-boxes">
          <OrderDelivery order={order} countries={countries} />
          <OrderProducts order={order} />
        </div>
        <OrderDownloads downloads={order.downloads ?? []} />
        <div className="actions order-actions">
          <Link className="button" to={SHOP_PATH}>
            {ORDER.backToShop}
          </Link>
          <MailLink subject={ORDER.number(order.orderNumber, "")}>{ORDER.question}</MailLink>
          {canWithdraw(order.status) && (
            <Link className="link" to={withdrawalFormPath(order.orderNumber)}>
              {ORDER.withdrawal}
            </Link>
          )}
          <button type="button" className="link with-scripts" onClick={() => window.print()}>
            {ORDER.print}
          </button>
        </div>
      </div>
    </div>
  );
}
