import { fail, succeed, type Result } from "../../app/domain/values/result";
import type { StartedPayment } from "../../app/domain/checkout/payment";
import type { Cart } from "../../app/domain/cart/cart";
import { hasSameLines } from "../../app/domain/cart/same-lines";
import { isAgreed, type PlaceOrderInput, isInDoubt, type SessionOrder } from "../orders/place-order";
import { isOver, isOwed, type CardPayment, type PaymentStore } from "./payment-store";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";
import type { StripeAccount } from "./stripe";

interface Session {
  store: SessionStore;
  cart: SessionCart;
  order: SessionOrder;
}

/** Who asks: written on every intent, and looked for on every intent that claims to be paid. */
export interface Identity {
  /** The Durable Object's hex id. Never the cookie's, which opens the session. */
  session: string;
  shop: string;
  /** What the backend reckons in. */
  currency: string;
}

/** Makes a payment of the cart as the shopper saw it, or takes one up that is there already. */
export class PaymentStart {
  readonly #stripe: StripeAccount;
  readonly #payments: PaymentStore;
  readonly #session: Session;
  readonly #identity: Identity;

  constructor(stripe: StripeAccount, payments: PaymentStore, session: Session, identity: Identity) {
    this.#stripe = stripe;
    this.#payments = payments;
    this.#session = session;
    this.#identity = identity;
  }

  /** The whole checkout is written down before the client secret leaves: from then on the shopper can pay. */
  async start(wish: PlaceOrderInput, now: number): Promise<Result<StartedPayment>> {
    const { checkoutId } = wish;
    const made = (await this.#payments.readAll()).filter((payment) => payment.checkoutId === checkoutId);
    const arrived = made.find((payment) => isOwed(payment) || /^(placed|unclear)$/.test(payment.state));
    if (arrived) return succeed({ kind: "look", intentId: arrived.intentId });
    const { store, cart, order } = this.#session;
    const pending = await store.readPending(checkoutId);
    const isFree = await order.settle(now);
    const placed = await store.readPlaced(checkoutId);
    if (placed !== undefined) return succeed({ kind: "placed", order: placed });
    if (checkoutId !== (await store.read("checkoutId"))) return fail({ kind: "invalid", field: "checkoutId" });
    // What was sent without a card may come through late: then the card would have paid for nothing.
    if (!isFree || isInDoubt(pending, now)) return fail({ kind: "timeout" });
    const read = await cart.read();
    if (!read.ok) return read;
    if (await store.read("joining")) return fail({ kind: "timeout" });
    if (!isAgreed(read.value.cart, wish) || wish.total <= 0) return fail({ kind: "invalid", field: "seenTotal" });
    await store.write("draft", wish.draft);
    const open = made.findLast((payment) => !isOver(payment) && payment.state !== "refunding");
    const kept = open && (await this.#takeUp(open, read.value.cart, wish));
    return kept ?? this.#make(read.value.cart, wish, { now, count: made.length });
  }

  async #make(
    cart: Cart,
    { checkoutId, draft, password }: PlaceOrderInput,
    { now, count }: { now: number; count: number },
  ): Promise<Result<StartedPayment>> {
    const { currency, session, shop } = this.#identity;
    const amount = cart.total;
    const labels = { checkout: checkoutId, session, shop };
    const key = [checkoutId, amount, currency, count].join(":");
    const created = await this.#stripe.create({ amount, currency, labels, key });
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
      looks: 0,
      events: [],
    });
    return succeed({ kind: "pay", intentId: id, clientSecret });
  }

  /** An intent for the same things is paid with; any other must be out of the way before the next is made. */
  async #takeUp(
    open: CardPayment,
    cart: Cart,
    { draft, password }: PlaceOrderInput,
  ): Promise<Result<StartedPayment> | null> {
    const read = await this.#stripe.read(open.intentId);
    if (!read.ok) return read;
    const { status, clientSecret } = read.value;
    if (status === "succeeded" || status === "processing") return succeed({ kind: "look", intentId: open.intentId });
    const isSame = cart.total === open.amount && hasSameLines(cart.lines, open.cart.lines);
    if (status !== "canceled" && isSame && open.currency === this.#identity.currency) {
      await this.#payments.write(open, { draft, cart, wantsAccount: Boolean(password) });
      return succeed({ kind: "pay", intentId: open.intentId, clientSecret });
    }
    const cancelled = status === "canceled" ? read : await this.#stripe.cancel(open.intentId);
    if (!cancelled.ok) return succeed({ kind: "look", intentId: open.intentId });
    await this.#payments.write(open, { state: "cancelled" });
    return null;
  }
}
