import { fail, succeed, type Result } from "../../app/domain/values/result";
import type { StartedPayment } from "../../app/domain/checkout/payment";
import type { Cart } from "../../app/domain/cart/cart";
import { hasSameLines } from "../../app/domain/cart/same-lines";
import { isAgreed, type PlaceOrderInput, mayBeInProgress } from "../orders/place-order";
import { isEnded, isUnordered, type CardPayment, type PaymentSession, type PaymentStore } from "./payment-store";
import type { StripeAccount } from "./stripe";

/** Identifies the session on every intent; checked on every intent that claims to be paid. */
export interface Identity {
  /** The Durable Object's hex id, never the cookie's, which would open the session. */
  session: string;
  shop: string;
  /** The backend's currency. */
  currency: string;
}

/** Creates a payment for the cart as the shopper saw it, or continues an existing one. */
export class PaymentStart {
  readonly #stripe: StripeAccount;
  readonly #payments: PaymentStore;
  readonly #session: PaymentSession;
  readonly #identity: Identity;

  constructor(stripe: StripeAccount, payments: PaymentStore, session: PaymentSession, identity: Identity) {
    this.#stripe = stripe;
    this.#payments = payments;
    this.#session = session;
    this.#identity = identity;
  }

  /** The intent id of the checkout's payment that must be checked before another payment is started, if any. */
  async findStarted(checkoutId: string): Promise<string | undefined> {
    const all = await this.#listOf(checkoutId);
    return all.find((payment) => isUnordered(payment) || /^(placed|unclear)$/.test(payment.state))?.intentId;
  }

  /**
   * `cart`: as just read. The complete checkout is stored before the client secret is returned, because from then on the
   * shopper can pay.
   */
  async start(input: PlaceOrderInput, cart: Cart, now: number): Promise<Result<StartedPayment>> {
    const { checkoutId } = input;
    const started = await this.findStarted(checkoutId);
    if (started) return succeed({ kind: "check", intentId: started });
    const { store, order } = this.#session;
    const earlier = await order.findEarlier(input, now);
    if (earlier) return earlier.ok ? succeed({ kind: "placed", order: earlier.value }) : earlier;
    // A checkout sent without a card may still succeed: then the card would be charged for nothing.
    if (mayBeInProgress(await store.readPending(checkoutId), now)) return fail({ kind: "timeout" });
    if (await store.read("cartToMerge")) return fail({ kind: "timeout" });
    if (!isAgreed(cart, input) || input.total <= 0) return fail({ kind: "invalid", field: "seenTotal" });
    await store.write("draft", input.draft);
    const existing = await this.#listOf(checkoutId);
    const open = existing.findLast((payment) => !isEnded(payment) && payment.state !== "refunding");
    const reused = open && (await this.#reuse(open, cart, input));
    return reused ?? this.#create(cart, input, { now, count: existing.length });
  }

  async #listOf(checkoutId: string): Promise<CardPayment[]> {
    return (await this.#payments.readAll()).filter((payment) => payment.checkoutId === checkoutId);
  }

  async #create(
    cart: Cart,
    { checkoutId, draft, password }: PlaceOrderInput,
    { now, count }: { now: number; count: number },
  ): Promise<Result<StartedPayment>> {
    const { currency, session, shop } = this.#identity;
    const amount = cart.total;
    const metadata = { checkout: checkoutId, session, shop };
    const key = [checkoutId, amount, currency, count].join(":");
    const created = await this.#stripe.create({ amount, currency, metadata, key });
    if (!created.ok) return created;
    const { id, clientSecret } = created.value;
    await this.#payments.write({
      intentId: id,
      checkoutId,
      draft,
      cart,
      amount,
      currency,
      wantsAccount: Boolean(password),
      state: "started",
      order: null,
      note: "",
      startedAt: now,
      checks: 0,
      events: [],
    });
    return succeed({ kind: "pay", intentId: id, clientSecret });
  }

  /** An intent for the same items is reused; any other one must be canceled before a new one is created. */
  async #reuse(
    open: CardPayment,
    cart: Cart,
    { draft, password }: PlaceOrderInput,
  ): Promise<Result<StartedPayment> | null> {
    const read = await this.#stripe.read(open.intentId);
    if (!read.ok) return read;
    const { status, clientSecret } = read.value;
    if (status === "succeeded" || status === "processing") return succeed({ kind: "check", intentId: open.intentId });
    const isSame = cart.total === open.amount && hasSameLines(cart.lines, open.cart.lines);
    if (status !== "canceled" && isSame && open.currency === this.#identity.currency) {
      await this.#payments.write(open, { draft, cart, wantsAccount: Boolean(password) });
      return succeed({ kind: "pay", intentId: open.intentId, clientSecret });
    }
    const canceled = status === "canceled" ? read : await this.#stripe.cancel(open.intentId);
    if (!canceled.ok) return succeed({ kind: "check", intentId: open.intentId });
    await this.#payments.write(open, { state: "canceled" });
    return null;
  }
}
