import { href, Link } from "react-router";
import { Alert } from "../ui/alert";
import { BankTransfers } from "./bank-transfers";
import { courierText } from "#strings/checkout/couriers";
import { orderPagePath } from "../../domain/checkout/payment";
import { signInPath } from "../../domain/account/sign-in-url";
import { awaitsTransfer, type BankTransfer } from "../../domain/orders/bank-transfer";
import type { ReceivedOrder } from "../../domain/orders/order";
import { ORDER, orderNextText } from "#strings/checkout/order";
import * as paths from "#paths";

interface OrderNextProps {
  order: ReceivedOrder;
  /** Bank accounts; null when unknown. */
  transfers: BankTransfer[] | null;
  isCancelled: boolean;
}

/** What happens next, and what the shopper has to do: pay at the gateway, or transfer the money. */
export function OrderNext({ order, transfers, isCancelled }: OrderNextProps) {
  const { databaseId, orderKey, status, needsPayment, payUrl, instructions, missedAccount } = order;
  const hasInstructions = status === "ON_HOLD" && Boolean(instructions);
  return (
    <section className="order-next" aria-labelledby="order-next">
      {isCancelled && needsPayment && <Alert type="error">{ORDER.cancelled}</Alert>}
      <h2 id="order-next">{ORDER.next}</h2>
      {hasInstructions && (
        <p className="order-instructions" lang={order.languages?.instructions}>
          {instructions}
        </p>
      )}
      {awaitsTransfer(order) && <BankTransfers transfers={transfers} />}
      <p>{shipmentText(order) ?? orderNextText(status)}</p>
      {needsPayment && payUrl && (
        <>
          {!isCancelled && <p>{ORDER.payReturned}</p>}
          <a className="button" href={payUrl}>
            {isCancelled ? ORDER.payAgain : ORDER.payNow}
          </a>
          <form method="post" action={orderPagePath({ databaseId, orderKey })}>
            <button type="submit" className="link" name="intent" value="cancel">
              {ORDER.cancelOrder}
            </button>
          </form>
        </>
      )}
      {needsPayment && !payUrl && <p>{ORDER.payLater}</p>}
      {order.hasNewAccount && <p>{order.isInAccount ? ORDER.account : `${ORDER.account} ${ORDER.notInAccount}`}</p>}
      {missedAccount && (
        <p>
          <span>{missedAccount === "lost" ? ORDER.accountLost : ORDER.accountTaken}</span>{" "}
          <Link className="link" to={missedAccount === "lost" ? signInPath(null, "register") : href(paths.account)}>
            {missedAccount === "lost" ? ORDER.makeAccount : ORDER.signIn}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The text about an order that has a waybill and is neither complete nor refunded; null for any other. */
function shipmentText({ status, shipments = [] }: ReceivedOrder): string | null {
  const [shipment] = shipments;
  if (!shipment || status === "COMPLETED" || status === "REFUNDED") return null;
  const courier = courierText(shipment.courier);
  return status === "PROCESSING" || status === "ON_HOLD" ? ORDER.prepared(courier) : ORDER.handedOver(courier);
}
