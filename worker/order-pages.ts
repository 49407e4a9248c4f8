import type { CheckoutState } from "../app/context";
import type { ReceivedOrder } from "../app/shop/order";
import type { SessionStore } from "./session-store";

/** The pages of a session's orders. The newest is where a shopper is led who never saw it: his connection may have broken. */
export class OrderPages {
  readonly #store: SessionStore;

  constructor(store: SessionStore) {
    this.#store = store;
  }

  async find(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    const order = await this.#store.readOrder(databaseId);
    if (order?.orderKey !== orderKey) return null;
    const newest = await this.readNewest();
    if (newest?.order?.databaseId === databaseId) await this.#store.forget("lastPlaced");
    return order;
  }

  /** Whether an order was placed under this id whose number is unknown. */
  async hasUnseen(checkoutId: string): Promise<boolean> {
    if ((await this.#store.readPlaced(checkoutId)) !== null) return false;
    if ((await this.#store.read("lastPlaced")) === checkoutId) await this.#store.forget("lastPlaced");
    return true;
  }

  /** The newest order, as long as its page hasn't been shown. */
  async readNewest(): Promise<CheckoutState["placed"]> {
    const checkoutId = await this.#store.read("lastPlaced");
    const order = checkoutId ? await this.#store.readPlaced(checkoutId) : undefined;
    return checkoutId && order !== undefined ? { checkoutId, order } : undefined;
  }
}
