import type { BackendClient } from "../woocommerce/client";
import { askOrderStanding } from "../woocommerce/checkout/plugin-queries";
import { awaitsTransfer } from "../../app/domain/orders/bank-transfer";
import type { CustomerOrder } from "../../app/domain/orders/order";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";

export interface PaymentSources {
  store: SessionStore;
  cart: SessionCart;
  /** Asks as the shop itself. */
  guest: BackendClient;
  /** The plugin would believe the shop, where it runs. */
  hasSecret: boolean;
}

/**
 * An order with what helps to pay it and the backend doesn't say of it: the gateway's address, where this browser was
 * sent there, and what the gateway says of itself, as where a transfer goes.
 */
export async function tellPayment(
  order: CustomerOrder,
  { store, cart, guest, hasSecret }: PaymentSources,
): Promise<CustomerOrder> {
  const kept = await store.readOrder(order.databaseId);
  const payAddress = (order.needsPayment && kept?.payAddress) || null;
  if (order.status !== "ON_HOLD") return { ...order, payAddress };
  const gateways = (await store.read("gateways")) ?? (await readGateways(cart));
  const instructions = gateways.find(({ id }) => id === order.paymentMethod)?.description ?? "";
  const bankAccounts = await readBankAccounts(order, guest, hasSecret);
  return {
    ...order,
    payAddress,
    instructions: kept?.instructions || instructions,
    ...(bankAccounts && { bankAccounts }),
  };
}

// The plugin tells them to the shop alone. Without them the page says that the mail has them.
async function readBankAccounts(order: CustomerOrder, guest: BackendClient, hasSecret: boolean) {
  if (!hasSecret || !awaitsTransfer(order)) return undefined;
  const standing = await askOrderStanding(guest, order);
  return standing.ok ? standing.value.bankAccounts : undefined;
}

// Without them the order is shown all the same.
async function readGateways(cart: SessionCart) {
  const read = await cart.read();
  return read.ok ? read.value.gateways : [];
}
