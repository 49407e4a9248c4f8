import { MailLink } from "../../../components/shell/contact-link";
import { OrderDelivery } from "../../../components/orders/order-delivery";
import { OrderDownloads } from "../../../components/orders/downloads";
import { OrderNext } from "../../../components/orders/order-next";
import { OrderProducts } from "../../../components/orders/order-products";
import { formatDate } from "../../../domain/values/dates";
import type { BankTransfer } from "../../../domain/orders/bank-transfer";
import { canWithdraw } from "../../../domain/orders/order-status";
import type { CustomerOrder } from "../../../domain/orders/order";
import { withdrawalFormPath } from "../../../domain/withdrawals/withdrawal";
import { MY_ORDERS } from "#strings/account/my-account";
import { ORDER } from "#strings/checkout/order";
import { AccountShell } from "../account-shell";
import { AgainForm, AgainNotice } from "./again-form";
import type { OrderedAgain } from "./order-again";
import { OrderStatus } from "./order-rows";
import { EmptyState } from "../../../components/ui/empty-state";
import { tabPath } from "../tabs";

interface OrderViewProps {
  order: CustomerOrder;
  transfers: BankTransfer[] | null;
  /** Names of the addresses' countries, by code. */
  countries: Record<string, string>;
  /** The reply to ordering the lines again, if not all lines could be added; undefined before it. */
  again: OrderedAgain | undefined;
}

/** One order of the customer: status, actions and contents. */
export function OrderView({ order, transfers, countries, again }: OrderViewProps) {
  const { orderNumber, status, date } = order;
  const subject = MY_ORDERS.heading(orderNumber);
  return (
    <AccountShell tab="orders" title={MY_ORDERS.heading(orderNumber)} below={MY_ORDERS.number(orderNumber)}>
      <p className="account-order-state">
        <OrderStatus status={status} />
        <span className="caption">{MY_ORDERS.ordered(formatDate(date))}</span>
      </p>
      {again && <AgainNotice again={again} />}
      <OrderNext order={order} transfers={transfers} isCancelled={false} />
      <div className="order-boxes">
        <OrderDelivery order={order} countries={countries} />
        <OrderProducts order={order} />
      </div>
      <OrderDownloads downloads={order.downloads} />
      <div className="actions order-actions">
        <AgainForm order={order} />
        <MailLink subject={subject}>{ORDER.question}</MailLink>
        {canWithdraw(status) && (
          <a className="link" href={withdrawalFormPath(orderNumber)}>
            {ORDER.withdrawal}
          </a>
        )}
        <button type="button" className="link with-scripts" onClick={() => window.print()}>
          {ORDER.print}
        </button>
      </div>
    </AccountShell>
  );
}

export function NoSuchOrder() {
  return (
    <AccountShell tab="orders" title={MY_ORDERS.title} below={MY_ORDERS.notFoundTitle}>
      <EmptyState title={MY_ORDERS.notFoundTitle} action={{ to: tabPath("orders"), label: MY_ORDERS.toOrders }}>
        <p>{MY_ORDERS.notFoundText}</p>
      </EmptyState>
    </AccountShell>
  );
}
