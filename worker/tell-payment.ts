import type { CustomerOrder } from "../app/shop/order";
import type { SessionCart } from "./session-cart";
import type { SessionStore } from "./session-store";

/**
 * An order with what helps to pay it and the backend doesn't say of it: the gateway's address, where this browser was
 * sent there, and what the gateway says of itself, as where a transfer goes.
 */
export async function tellPayment(
  order: CustomerOrder,
  { store, cart }: { store: SessionStore; cart: SessionCart },
): Promise<CustomerOrder> {
  const kept = await store.readOrder(order.databaseId);
  const payAddress = (order.needsPayment && kept?.payAddress) || null;
  if (order.status !== "ON_HOLD") return { ...order, payAddress };
  const gateways = (await store.read("gateways")) ?? (await readGateways(cart));
  const instructions = gateways.find(({ id }) => id === order.paymentMethod)?.description ?? "";
  return { ...order, payAddress, instructions: kept?.instructions || instructions };
}

// Without them the order is shown all the same.
async function readGateways(cart: SessionCart) {
  const read = await cart.read();
  return read.ok ? read.value.gateways : [];
}
