import { DurableObject } from "cloudflare:workers";
import { createBackendClient } from "../app/backend/client";
import { logFailedRequest } from "../app/backend/errors";
import { fail, succeed, type Result } from "../app/backend/result";
import type { CartState, CheckoutState, PaymentOutcome, PlacedOrder, Shopper, StartedPayment } from "../app/context";
import type { CartChange } from "../app/shop/cart-change";
import type { CheckoutDraft } from "../app/shop/checkout-draft";
import type { CheckoutValues } from "../app/shop/checkout-values";
import type { ReceivedOrder } from "../app/shop/order";
import type { Bindings } from "./bindings";
import { readEnvironment } from "./env";
import { answerAlarm } from "./end-session";
import { OrderPages } from "./order-pages";
import { PaymentStore } from "./payment-store";
import { SessionCart } from "./session-cart";
import { SessionCheckout } from "./session-checkout";
import { SessionOrder } from "./session-order";
import { SessionPayment } from "./session-payment";
import { SessionStore } from "./session-store";
import { fetchBackend } from "./services";
import { openStripeAccount } from "./stripe-account";

/** What the Worker may ask of a session: what a personal page may ask of its shopper, but for what needs no session. */
export type SessionCalls = Omit<Shopper, "writeReview">;

/** What Stripe's webhook and the schedule tell a session. */
export interface PaymentCalls {
  /** false: it must be told again later. */
  hearOfPayment(intentId: string, eventId: string): Promise<boolean>;
}

/**
 * One shopper: the only place that asks the backend in his name. Changes run one at a time, because the backend loses
 * lines under concurrent mutations and a fetch inside a Durable Object lets other requests in (design §3).
 */
export class ShopperSession extends DurableObject<Bindings> implements SessionCalls, PaymentCalls {
  readonly #store: SessionStore;
  readonly #cart: SessionCart;
  readonly #checkout: SessionCheckout;
  readonly #order: SessionOrder;
  readonly #orderPages: OrderPages;
  readonly #payment: SessionPayment | null;
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
    const { stripe, site } = environment;
    const card = stripe && { publishableKey: stripe.publishableKey, currency: site.currency };
    this.#order = new SessionOrder(client, this.#store, this.#cart);
    this.#orderPages = new OrderPages(this.#store);
    const session = { store: this.#store, cart: this.#cart, order: this.#order };
    this.#checkout = new SessionCheckout(client, session, card);
    const identity = { session: state.id.toString(), shop: site.baseUrl, currency: site.currency };
    this.#payment =
      stripe &&
      new SessionPayment(
        openStripeAccount(stripe, (input, init) => fetch(input, init)),
        new PaymentStore(state.storage),
        session,
        identity,
      );
  }

  readCart(): Promise<Result<CartState>> {
    return this.#inTurn(async () => {
      const read = await this.#cart.read();
      return read.ok ? succeed({ cart: read.value.cart, ...(await this.#cart.takeNote()) }) : read;
    });
  }

  changeCart(change: CartChange): Promise<Result<CartState>> {
    return this.#inTurn(async () => {
      const isFree = (await this.#isClear()) && (await this.#order.settle(Date.now()));
      return isFree ? this.#cart.change(change) : fail({ kind: "timeout" });
    });
  }

  readCheckout(): Promise<Result<CheckoutState>> {
    return this.#inTurn(async () => {
      const read = await this.#checkout.read(Date.now());
      return read.ok ? succeed({ ...read.value, ...(await this.#cart.takeNote()) }) : read;
    });
  }

  keepForm(checkoutId: string, typed: Partial<CheckoutValues>): Promise<void> {
    return this.#inTurn(() => this.#checkout.keep(checkoutId, typed));
  }

  updateCheckout(draft: CheckoutDraft): Promise<Result<CheckoutState>> {
    return this.#inTurn(async () =>
      (await this.#isClear()) ? this.#checkout.update(draft, Date.now()) : fail({ kind: "timeout" }),
    );
  }

  placeOrder(
    checkoutId: string,
    draft: CheckoutDraft,
    total: number,
    password = "",
  ): Promise<Result<PlacedOrder | null>> {
    return this.#inTurn(async () =>
      (await this.#isClear())
        ? this.#order.place({ checkoutId, draft, total, password }, Date.now())
        : fail({ kind: "timeout" }),
    );
  }

  startPayment(
    checkoutId: string,
    draft: CheckoutDraft,
    total: number,
    password = "",
  ): Promise<Result<StartedPayment>> {
    return this.#inTurn(async () => {
      const wish = { checkoutId, draft, total, password };
      return this.#payment ? this.#payment.start(wish, Date.now()) : fail({ kind: "invalid", field: "card" });
    });
  }

  finishPayment(intentId: string): Promise<PaymentOutcome> {
    return this.#inTurn(async () => this.#payment?.finish(intentId, Date.now()) ?? { kind: "unknown" });
  }

  async hearOfPayment(intentId: string, eventId: string): Promise<boolean> {
    const payment = this.#payment;
    // A session that doesn't know it stays as it is: nothing is written for it.
    if (!payment || !(await payment.knows(intentId))) return true;
    return this.#inTurn(() => payment.hear(intentId, eventId, Date.now()));
  }

  findOrder(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    return this.#orderPages.find(databaseId, orderKey);
  }

  hasUnseenOrder(checkoutId: string): Promise<boolean> {
    return this.#orderPages.hasUnseen(checkoutId);
  }

  override async alarm(): Promise<void> {
    await this.#takeTurn(() => answerAlarm(this.#store, this.#payment, Date.now()));
  }

  // While a paid order isn't placed, the cart must stay what was paid for.
  async #isClear(): Promise<boolean> {
    return !this.#payment || this.#payment.isClear(Date.now());
  }

  // A visit: it puts the end of the session off.
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#takeTurn(async () => {
      await this.#store.extendLife(Date.now());
      return work();
    });
  }

  #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    // One shopper's failed turn must not stop the next.
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
