import type { BackendClient } from "../woocommerce/client";
import { fetchOrderStanding, sendCancellation, type OrderStanding } from "../woocommerce/checkout/plugin-queries";
import { succeed, type Result } from "../../app/domain/values/result";
import { type OrderCancellation, isSettled } from "../../app/domain/orders/order-status";
import type { CustomerOrder, ReceivedOrder } from "../../app/domain/orders/order";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";
import { awaitsTransfer } from "../../app/domain/orders/bank-transfer";
import type { PlacedCheckout } from "../../app/domain/cart/cart";

/** The pages of a session's orders. The newest is where an empty cart leads: to who comes back, and to who never saw it. */
export class OrderPages {
  readonly #store: SessionStore;

  constructor(store: SessionStore) {
    this.#store = store;
  }

  async find(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    const order = await this.#store.readOrder(databaseId);
    return order?.orderKey === orderKey ? order : null;
  }

  /** Whether an order was placed under this id whose number is unknown. */
  async hasUnseen(checkoutId: string): Promise<boolean> {
    return (await this.#store.readPlaced(checkoutId)) === null;
  }

  /** The newest order, until the cart is changed again (SessionCart). */
  async readNewest(): Promise<PlacedCheckout | undefined> {
    const checkoutId = await this.#store.read("lastPlaced");
    const order = checkoutId ? await this.#store.readPlaced(checkoutId) : undefined;
    return checkoutId && order !== undefined ? { checkoutId, order } : undefined;
  }
}

/** An order of whoever is signed in; "auth-expired" without a question where nobody is. */
type FindOwn = (databaseId: number) => Promise<Result<CustomerOrder | null>>;

/** The orders that one browser has placed: how they stand now, and what becomes of one that isn't paid. */
export class SessionOrders {
  readonly #pages: OrderPages;
  readonly #client: BackendClient;
  readonly #store: SessionStore;
  readonly #cart: SessionCart;
  readonly #findOwn: FindOwn;
  readonly #hasSecret: boolean;

  /** `hasSecret`: the plugin would believe the shop, where it runs. */
  constructor(
    pages: OrderPages,
    client: BackendClient,
    session: { store: SessionStore; cart: SessionCart; findOwn: FindOwn },
    hasSecret: boolean,
  ) {
    this.#pages = pages;
    this.#client = client;
    this.#store = session.store;
    this.#cart = session.cart;
    this.#findOwn = session.findOwn;
    this.#hasSecret = hasSecret;
  }

  /**
   * Its customer's, if he is signed in, as the backend has it; a guest's as it stands now, where the plugin
   * tells; as it was placed otherwise. null: not this browser's.
   */
  async find(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    const order = await this.#pages.find(databaseId, orderKey);
    if (!order) return null;
    const own = await this.#findOwn(databaseId);
    if (own.ok && own.value?.orderKey === orderKey) return { ...(await this.#note(order, own.value)), ...own.value };
    // Who asked for it once need not wait for a second question to fail.
    if (!own.ok && own.failure.kind !== "auth-expired") return order;
    if (!this.#hasSecret || isSettled(order.status)) return order;
    const standing = await fetchOrderStanding(this.#client, order);
    return standing.ok ? this.#note(order, standing.value) : order;
  }

  /** Who gives up at the gateway has his lines in the cart again, once; an order that was paid meanwhile stays. */
  async cancel(databaseId: number, orderKey: string): Promise<OrderCancellation> {
    const order = await this.#store.readOrder(databaseId);
    if (order?.orderKey !== orderKey) return "unknown";
    const standing = this.#hasSecret ? await sendCancellation(this.#client, order) : await this.#look(order);
    if (!standing.ok) return "failed";
    const isOpen = standing.value.needsPayment || standing.value.status === "CANCELLED";
    const isCancelled = isOpen && this.#hasSecret;
    await this.#note(order, isCancelled ? { status: "CANCELLED", needsPayment: false } : standing.value);
    if (!isOpen) return "paid";
    await this.#store.returnOrdered(databaseId);
    await this.#cart.settleJoin();
    return isCancelled ? "cancelled" : "returned";
  }

  // Without the plugin nobody cancels it but WooCommerce, once it has waited long enough; and a guest's may have been paid
  // since it was placed, for all we know.
  async #look(order: ReceivedOrder): Promise<Result<OrderStanding>> {
    const own = await this.#findOwn(order.databaseId);
    if (own.ok) return succeed(own.value ?? order);
    return own.failure.kind === "auth-expired" ? succeed(order) : own;
  }

  async #note(order: ReceivedOrder, standing: OrderStanding) {
    const { status, needsPayment, downloads = order.downloads, bankAccounts = order.bankAccounts } = standing;
    const payUrl = needsPayment ? (order.payUrl ?? null) : null;
    const known = { ...(downloads && { downloads }), ...(bankAccounts && { bankAccounts }) };
    const now: ReceivedOrder = { ...order, status, needsPayment, payUrl, ...known };
    if (!isSameStanding(order, now)) await this.#store.writeOrder(now);
    return now;
  }
}

function isSameStanding(before: OrderStanding, now: OrderStanding): boolean {
  const [one, other] = [before, now].map(({ status, needsPayment, downloads = [], bankAccounts = null }) => [
    status,
    needsPayment,
    downloads,
    bankAccounts,
  ]);
  return JSON.stringify(one) === JSON.stringify(other);
}

interface PaymentSources {
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
export async function reportPayment(
  order: CustomerOrder,
  { store, cart, guest, hasSecret }: PaymentSources,
): Promise<CustomerOrder> {
  const kept = await store.readOrder(order.databaseId);
  const payUrl = (order.needsPayment && kept?.payUrl) || null;
  if (order.status !== "ON_HOLD") return { ...order, payUrl };
  const gateways = (await store.read("gateways")) ?? (await readGateways(cart));
  const instructions = gateways.find(({ id }) => id === order.paymentMethod)?.description ?? "";
  const bankAccounts = await readBankAccounts(order, guest, hasSecret);
  return {
    ...order,
    payUrl,
    instructions: kept?.instructions || instructions,
    ...(bankAccounts && { bankAccounts }),
  };
}

// The plugin tells them to the shop alone. Without them the page says that the mail has them.
async function readBankAccounts(order: CustomerOrder, guest: BackendClient, hasSecret: boolean) {
  if (!hasSecret || !awaitsTransfer(order)) return undefined;
  const standing = await fetchOrderStanding(guest, order);
  return standing.ok ? standing.value.bankAccounts : undefined;
}

// Without them the order is shown all the same.
async function readGateways(cart: SessionCart) {
  const read = await cart.read();
  return read.ok ? read.value.gateways : [];
}
