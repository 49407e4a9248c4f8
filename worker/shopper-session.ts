import { DurableObject } from "cloudflare:workers";
import { createBackendClient } from "../app/backend/client";
import { logFailedRequest } from "../app/backend/errors";
import { succeed, type Result } from "../app/backend/result";
import type { CartState, CheckoutState, PlacedOrder, Shopper } from "../app/context";
import type { CartChange } from "../app/shop/cart-change";
import type { CheckoutDraft } from "../app/shop/checkout-draft";
import type { CheckoutValues } from "../app/shop/checkout-values";
import type { ReceivedOrder } from "../app/shop/order";
import type { Bindings } from "./bindings";
import { readEnvironment } from "./env";
import { SessionCart } from "./session-cart";
import { SessionCheckout } from "./session-checkout";
import { SessionStore } from "./session-store";
import { fetchBackend } from "./services";

/** What the Worker may ask of a session: what a personal page may ask of its shopper, but for what needs no session. */
export type SessionCalls = Omit<Shopper, "writeReview">;

/**
 * One shopper: the only place that asks the backend in his name. Changes run one at a time, because the backend loses
 * lines under concurrent mutations and a fetch inside a Durable Object lets other requests in (design §3).
 */
export class ShopperSession extends DurableObject<Bindings> implements SessionCalls {
  readonly #store: SessionStore;
  readonly #cart: SessionCart;
  readonly #checkout: SessionCheckout;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    const environment = readEnvironment(env);
    const client = createBackendClient({
      name: "shopper",
      url: environment.backendUrl,
      storefrontSecret: environment.storefrontSecret,
      fetch: fetchBackend(env, environment),
      onFailure: logFailedRequest,
    });
    this.#store = new SessionStore(state.storage);
    this.#cart = new SessionCart(client, this.#store);
    this.#checkout = new SessionCheckout(client, this.#store, this.#cart);
  }

  readCart(): Promise<Result<CartState>> {
    return this.#inTurn(async () => {
      const read = await this.#cart.read();
      return read.ok ? succeed({ cart: read.value.cart, ...(await this.#cart.takeNote()) }) : read;
    });
  }

  changeCart(change: CartChange): Promise<Result<CartState>> {
    return this.#inTurn(() => this.#cart.change(change));
  }

  readCheckout(): Promise<Result<CheckoutState>> {
    return this.#inTurn(async () => {
      const read = await this.#checkout.read();
      return read.ok ? succeed({ ...read.value, ...(await this.#cart.takeNote()) }) : read;
    });
  }

  keepForm(typed: Partial<CheckoutValues>): Promise<void> {
    return this.#store.write("typed", typed);
  }

  updateCheckout(draft: CheckoutDraft): Promise<Result<CheckoutState>> {
    return this.#inTurn(() => this.#checkout.update(draft));
  }

  placeOrder(checkoutId: string, draft: CheckoutDraft, password = ""): Promise<Result<PlacedOrder>> {
    return this.#inTurn(() => this.#checkout.place(checkoutId, draft, Date.now(), password));
  }

  async findOrder(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    const order = await this.#store.readOrder(databaseId);
    return order?.orderKey === orderKey ? order : null;
  }

  override async alarm(): Promise<void> {
    await this.#store.destroy();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(async () => {
      await this.#store.extendLife(Date.now());
      return work();
    });
    // One shopper's failed turn must not stop the next.
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
