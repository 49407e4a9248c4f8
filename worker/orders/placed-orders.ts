import type { BackendClient } from "../woocommerce/client";
import { askOrderStanding, sendCancellation, type OrderStanding } from "../woocommerce/checkout/plugin-queries";
import { succeed, type Result } from "../../app/domain/values/result";
import type { OrderCancellation } from "../../app/domain/orders/cancelled-order";
import { isSettled } from "../../app/domain/orders/order-status";
import type { CustomerOrder, ReceivedOrder } from "../../app/domain/orders/order";
import type { OrderPages } from "./order-pages";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";

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
   * Its customer's, if he is signed in, as the backend has it (design §5); a guest's as it stands now, where the plugin
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
    const standing = await askOrderStanding(this.#client, order);
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
    const payAddress = needsPayment ? (order.payAddress ?? null) : null;
    const known = { ...(downloads && { downloads }), ...(bankAccounts && { bankAccounts }) };
    const now: ReceivedOrder = { ...order, status, needsPayment, payAddress, ...known };
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
