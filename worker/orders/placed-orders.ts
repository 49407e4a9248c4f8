import type { BackendClient } from "../woocommerce/client";
import { fetchOrderState, sendCancellation, type OrderState } from "../woocommerce/checkout/plugin-queries";
import type { Result } from "../../app/domain/values/result";
import type { OrderCancellation } from "../../app/domain/orders/order-status";
import type { CustomerOrder, ReceivedOrder } from "../../app/domain/orders/order";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";
import type { FindShipments } from "./shipments";
import { awaitsTransfer } from "../../app/domain/orders/bank-transfer";

/** An order of the signed-in customer; fails with "auth-expired" without a request if nobody is signed in. */
type FindOwn = (databaseId: number) => Promise<Result<CustomerOrder | null>>;

interface Session {
  store: SessionStore;
  cart: SessionCart;
  findOwn: FindOwn;
  findShipments: FindShipments;
}

/** The orders placed by one browser: their current state, and what happens to an unpaid one. */
export class SessionOrders {
  readonly #client: BackendClient;
  readonly #session: Session;

  constructor(client: BackendClient, session: Session) {
    this.#client = client;
    this.#session = session;
  }

  /**
   * A signed-in customer's order comes from the backend; a guest's has its current state from the plugin. If that
   * request fails, the order is as last recorded in the session. null: not this browser's order.
   */
  async find(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    const { store, findOwn, findShipments } = this.#session;
    const order = await store.findOrder(databaseId, orderKey);
    if (!order) return null;
    const own = await findOwn(databaseId);
    if (own.ok && own.value?.orderKey === orderKey) return { ...(await this.#record(order, own.value)), ...own.value };
    // After a failed request a second one isn't tried.
    if (!own.ok && own.failure.kind !== "auth-expired") return order;
    // An order with any other status may still change: completed orders are refunded, canceled ones reopened.
    if (order.status === "REFUNDED") return order;
    const state = await fetchOrderState(this.#client, order);
    if (!state.ok) return order;
    const shipments = await findShipments({ ...order, ...state.value });
    return this.#record(order, { ...state.value, ...(shipments && { shipments }) });
  }

  /** After a canceled payment at the gateway: restores the lines to the cart, once, unless the order has been paid meanwhile. */
  async cancel(databaseId: number, orderKey: string): Promise<OrderCancellation> {
    const { store, cart } = this.#session;
    const order = await store.findOrder(databaseId, orderKey);
    if (!order) return "unknown";
    const state = await sendCancellation(this.#client, order);
    if (!state.ok) return "failed";
    const isOpen = state.value.needsPayment || state.value.status === "CANCELLED";
    await this.#record(order, isOpen ? { status: "CANCELLED", needsPayment: false } : state.value);
    if (!isOpen) return "paid";
    await store.returnOrdered(databaseId);
    await cart.mergePendingCart();
    return "cancelled";
  }

  async #record(order: ReceivedOrder, state: OrderState): Promise<ReceivedOrder> {
    const payUrl = state.needsPayment ? (order.payUrl ?? null) : null;
    const now = { ...order, ...pickState(state), payUrl };
    const isChanged = JSON.stringify(pickState(now)) !== JSON.stringify(pickState(order));
    if (isChanged) await this.#session.store.writeOrder(now);
    return now;
  }
}

/** What may change of an order; what isn't known is absent. */
function pickState({ status, needsPayment, downloads, bankAccounts, shipments }: OrderState): OrderState {
  return {
    status,
    needsPayment,
    ...(downloads && { downloads }),
    ...(bankAccounts && { bankAccounts }),
    ...(shipments && { shipments }),
  };
}

interface WaysToPaySources {
  store: SessionStore;
  cart: SessionCart;
  /** A client without a session. */
  guest: BackendClient;
}

/**
 * Adds to an order what helps to pay it and the backend doesn't provide: the gateway's URL if this browser was sent there, and the
 * gateway's description, such as bank details.
 */
export async function addWaysToPay(
  order: CustomerOrder,
  { store, cart, guest }: WaysToPaySources,
): Promise<CustomerOrder> {
  const stored = await store.readOrder(order.databaseId);
  const payUrl = (order.needsPayment && stored?.payUrl) || null;
  if (order.status !== "ON_HOLD") return { ...order, payUrl };
  const gateways = (await store.read("gateways")) ?? (await readGateways(cart));
  const instructions = gateways.find(({ id }) => id === order.paymentMethod)?.description ?? "";
  const bankAccounts = await readBankAccounts(order, guest);
  return {
    ...order,
    payUrl,
    instructions: stored?.instructions || instructions,
    ...(bankAccounts && { bankAccounts }),
  };
}

// Bank accounts are optional: without them the page refers to the email.
async function readBankAccounts(order: CustomerOrder, guest: BackendClient) {
  if (!awaitsTransfer(order)) return undefined;
  const state = await fetchOrderState(guest, order);
  return state.ok ? state.value.bankAccounts : undefined;
}

// Gateways are optional: the order is shown without them, too.
async function readGateways(cart: SessionCart) {
  const read = await cart.read();
  return read.ok ? read.value.gateways : [];
}
