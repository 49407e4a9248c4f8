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
import { OrderLimit } from "./order-limit";
import { PaymentStore } from "./payment-store";
import { SessionCart } from "./session-cart";
import { SessionCheckout } from "./session-checkout";
import { SessionPayment } from "./session-payment";
import { SessionStore } from "./session-store";
import { fetchBackend } from "./services";
import { openStripeAccount } from "./stripe-account";

/** What the Worker may ask of a session: what a personal page may ask of its shopper, but for what needs no session. */
export type SessionCalls = Omit<Shopper, "writeReview" | "declareWithdrawal" | "findWithdrawal">;

/** Orders are counted by the shopper's address, which the Worker alone sees (shopper-address.ts). */
export interface CountedCalls extends SessionCalls {
  placeOrder(
    id: string,
    draft: CheckoutDraft,
    password?: string,
    address?: string | null,
  ): Promise<Result<PlacedOrder>>;
  startPayment(
    id: string,
    draft: CheckoutDraft,
    password?: string,
    address?: string | null,
  ): Promise<Result<StartedPayment>>;
}

/** What Stripe's webhook and the schedule tell a session. */
export interface PaymentCalls {
  /** false: it must be told again later. */
  hearOfPayment(intentId: string, eventId: string): Promise<boolean>;
}

/**
 * One shopper: the only place that asks the backend in his name. Changes run one at a time, because the backend loses
 * lines under concurrent mutations and a fetch inside a Durable Object lets other requests in (design §3).
 */
export class ShopperSession extends DurableObject<Bindings> implements CountedCalls, PaymentCalls {
  readonly #store: SessionStore;
  readonly #cart: SessionCart;
  readonly #checkout: SessionCheckout;
  readonly #payment: SessionPayment | null;
  readonly #orderLimit: OrderLimit;
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
    this.#checkout = new SessionCheckout(client, this.#store, this.#cart, card);
    const session = { store: this.#store, cart: this.#cart, checkout: this.#checkout };
    const identity = { session: state.id.toString(), shop: site.baseUrl, currency: site.currency };
    const payments = new PaymentStore(state.storage);
    this.#orderLimit = new OrderLimit(env.ABUSE_COUNTER, { store: this.#store, payments }, identity.session);
    this.#payment =
      stripe &&
      new SessionPayment(
        openStripeAccount(stripe, (input, init) => fetch(input, init)),
        payments,
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
    return this.#inTurn(async () => ((await this.#isClear()) ? this.#cart.change(change) : fail({ kind: "timeout" })));
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

  placeOrder(
    checkoutId: string,
    draft: CheckoutDraft,
    password = "",
    address: string | null = null,
  ): Promise<Result<PlacedOrder>> {
    return this.#inTurn(async () =>
      (await this.#isClear())
        ? this.#orderLimit.run(checkoutId, address, () =>
            this.#checkout.place(checkoutId, draft, Date.now(), { password }),
          )
        : fail({ kind: "timeout" }),
    );
  }

  startPayment(
    checkoutId: string,
    draft: CheckoutDraft,
    password = "",
    address: string | null = null,
  ): Promise<Result<StartedPayment>> {
    this.#checkout.holdPassword(checkoutId, password);
    return this.#inTurn(async () => {
      const payment = this.#payment;
      if (!payment) return fail({ kind: "invalid", field: "card" });
      return this.#orderLimit.run(checkoutId, address, () => payment.start(checkoutId, draft, Date.now()));
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

  async findOrder(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    const order = await this.#store.readOrder(databaseId);
    return order?.orderKey === orderKey ? order : null;
  }

  override async alarm(): Promise<void> {
    if (await this.#store.isAtEnd(Date.now())) return this.#store.destroy();
    await this.#takeTurn(() => this.#payment?.resume(Date.now()) ?? this.#store.wakeAt(null));
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
