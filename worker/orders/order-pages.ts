import type { ReceivedOrder } from "../../app/domain/orders/order";
import type { PlacedCheckout } from "../../app/domain/checkout/placed-order";
import type { SessionStore } from "../session/session-store";

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
