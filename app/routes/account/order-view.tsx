import { MailLink } from "../../components/contact-link";
import { OrderDelivery } from "../../components/order-delivery";
import { OrderDownloads } from "../../components/order-downloads";
import { OrderNext } from "../../components/order-next";
import { OrderProducts } from "../../components/order-products";
import { formatDate } from "../../shop/dates";
import type { BankTransfer } from "../../shop/bank-transfer";
import type { GivingUp } from "../../shop/cancelled-order";
import type { CustomerOrder } from "../../shop/order";
import { canWithdraw } from "../../shop/order-status";
import { withdrawalAddress } from "../../shop/withdrawal";
import { MY_ORDERS } from "../../strings/my-account";
import { ORDER } from "../../strings/order";
import { AccountShell } from "./account-shell";
import { AgainForm, AgainNotice } from "./again-form";
import type { OrderedAgain } from "./order-again";
import { OrderStatus } from "./order-status";

interface OrderViewProps {
  order: CustomerOrder;
  transfers: BankTransfer[] | null;
  /** Names of the addresses' countries, by code. */
  countries: Record<string, string>;
  /** null also where this browser didn't place it, and doesn't know where it is paid. */
  giveUp: GivingUp;
  again: OrderedAgain | undefined;
}

/** One order of the customer: how it stands, what he can do with it, and everything that it was. */
export function OrderView({ order, transfers, countries, giveUp, again }: OrderViewProps) {
  const { orderNumber, status, date } = order;
  const subject = MY_ORDERS.heading(orderNumber);
  return (
    <AccountShell tab="orders" title={MY_ORDERS.heading(orderNumber)} below={MY_ORDERS.number(orderNumber)}>
      <p className="account-order-state">
        <OrderStatus status={status} />
        <span className="cap">{MY_ORDERS.ordered(formatDate(date))}</span>
      </p>
      {again && <AgainNotice again={again} />}
      <OrderNext order={order} transfers={transfers} isCancelled={false} giveUp={giveUp} />
      <div className="order-boxes">
        <OrderDelivery order={order} countries={countries} />
        <OrderProducts order={order} />
      </div>
      <OrderDownloads downloads={order.downloads} />
      <div className="act order-ways-on">
        <AgainForm order={order} />
        <MailLink subject={subject}>{ORDER.question}</MailLink>
        {canWithdraw(status) && (
          <a className="lnk" href={withdrawalAddress(orderNumber)}>
            {ORDER.withdrawal}
          </a>
        )}
        <button type="button" className="lnk with-scripts" onClick={() => window.print()}>
          {ORDER.print}
        </button>
      </div>
    </AccountShell>
  );
}
