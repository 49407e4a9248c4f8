import { fail, succeed, type Result } from "../app/backend/result";
import type { PaymentOutcome, StartedPayment } from "../app/context";
import type { CheckoutDraft } from "../app/shop/checkout-draft";
import { nextLook, UNPAID_MS } from "./payment-looks";
import { PaymentSettlement } from "./payment-settlement";
import { isOver, isOwed, type CardPayment, type PaymentStore } from "./payment-store";
import type { SessionCart } from "./session-cart";
import { isInDoubt, type SessionCheckout } from "./session-checkout";
import type { SessionStore } from "./session-store";
import type { Intent, StripeAccount } from "./stripe-account";

interface Session {
  store: SessionStore;
  cart: SessionCart;
  checkout: SessionCheckout;
}

/** Who asks: written on every intent, and looked for on every intent that claims to be paid. */
interface Identity {
  /** The Durable Object's hex id. Never the cookie's, which opens the session. */
  session: string;
  shop: string;
  /** What the backend reckons in. */
  currency: string;
}

/** The card payments of one shopper; every call runs in the session's turn, so none meets another half done. */
export class SessionPayment {
  readonly #stripe: StripeAccount;
  readonly #payments: PaymentStore;
  readonly #session: Session;
  readonly #identity: Identity;
  readonly #settlement: PaymentSettlement;

  constructor(stripe: StripeAccount, payments: PaymentStore, session: Session, identity: Identity) {
    this.#stripe = stripe;
    this.#payments = payments;
    this.#session = session;
    this.#identity = identity;
    this.#settlement = new PaymentSettlement(stripe, payments, session, identity.currency);
  }

  /** The whole checkout is written down before the client secret leaves: from then on the shopper can pay (design §5). */
  async start(checkoutId: string, draft: CheckoutDraft, now: number): Promise<Result<StartedPayment>> {
    const made = (await this.#payments.readAll()).filter((payment) => payment.checkoutId === checkoutId);
    const arrived = made.find((payment) => isOwed(payment) || /^(placed|unclear)$/.test(payment.state));
    if (arrived) return succeed({ kind: "look", intentId: arrived.intentId });
    const { store, cart } = this.#session;
    if (checkoutId !== (await store.read("checkoutId"))) return fail({ kind: "invalid", field: "checkoutId" });
    if (isInDoubt(await store.readPending(checkoutId), now)) return fail({ kind: "timeout" });
    const read = await cart.read();
    if (!read.ok) return read;
    const amount = read.value.cart.total;
    if (read.value.cart.isEmpty || amount <= 0) return fail({ kind: "invalid", field: "checkoutId" });
    await store.write("draft", draft);
    const open = made.findLast((payment) => !isOver(payment) && payment.state !== "refunding");
    const kept = open && (await this.#takeUp(open, amount, { draft, cart: read.value.cart }));
    if (kept) return kept;
    const { currency, session, shop } = this.#identity;
    const labels = { checkout: checkoutId, session, shop };
    const key = [checkoutId, amount, currency, made.length].join(":");
    const created = await this.#stripe.create({ amount, currency, labels, key });
    if (!created.ok) return created;
    const { id, clientSecret } = created.value;
    await this.#payments.write({
      intentId: id,
      checkoutId,
      draft,
      cart: read.value.cart,
      amount,
      currency,
      state: "started",
      order: null,
      startedAt: now,
      generation: 0,
      looks: 0,
      events: [],
    });
    await this.#schedule(now);
    return succeed({ kind: "pay", intentId: id, clientSecret });
  }

  /** Asks Stripe, and does what follows. Whoever comes first, shopper, webhook or alarm: the result is the same. */
  async finish(intentId: string, now: number): Promise<PaymentOutcome> {
    const payment = await this.#payments.read(intentId);
    if (!payment) return { kind: "unknown" };
    const done = (await this.#advance(payment, now)) ?? payment;
    await this.#schedule(now);
    return toOutcome(done);
  }

  async knows(intentId: string): Promise<boolean> {
    return (await this.#payments.read(intentId)) !== undefined;
  }

  /** A signed event of Stripe's. false: it must be told again. */
  async hear(intentId: string, eventId: string, now: number): Promise<boolean> {
    const payment = await this.#payments.read(intentId);
    if (!payment || payment.events.includes(eventId)) return true;
    const done = await this.#advance(payment, now);
    await this.#schedule(now);
    if (!done || isOwed(done) || done.state === "refunding") return false;
    await this.#payments.write(done, { events: [...done.events, eventId] });
    return true;
  }

  /** The alarm: looks at everything that isn't over yet. */
  async resume(now: number): Promise<void> {
    const all = await this.#payments.readAll();
    for (const payment of all.filter((one) => !isOver(one)))
      await this.#advance(await this.#payments.write(payment, { looks: payment.looks + 1 }), now);
    await this.#schedule(now);
  }

  /** true: nothing is paid and unordered. Until then the cart must stay as it was paid for. */
  async isClear(now: number): Promise<boolean> {
    const owed = (await this.#payments.readAll()).filter(isOwed);
    for (const payment of owed) await this.#advance(payment, now);
    if (owed.length) await this.#schedule(now);
    return (await this.#payments.readAll()).every((payment) => !isOwed(payment));
  }

  /** An intent of the same amount is paid with; one of another amount must be out of the way before the next is made. */
  async #takeUp(
    open: CardPayment,
    amount: number,
    now: Pick<CardPayment, "draft" | "cart">,
  ): Promise<Result<StartedPayment> | null> {
    const read = await this.#stripe.read(open.intentId);
    if (!read.ok) return read;
    const { status, clientSecret } = read.value;
    if (status === "succeeded" || status === "processing") return succeed({ kind: "look", intentId: open.intentId });
    if (status !== "canceled" && amount === open.amount && open.currency === this.#identity.currency) {
      await this.#payments.write(open, now);
      return succeed({ kind: "pay", intentId: open.intentId, clientSecret });
    }
    const cancelled = status === "canceled" ? read : await this.#stripe.cancel(open.intentId);
    if (!cancelled.ok) return succeed({ kind: "look", intentId: open.intentId });
    await this.#payments.write(open, { state: "cancelled" });
    return null;
  }

  /** null: Stripe couldn't be asked. */
  async #advance(payment: CardPayment, now: number): Promise<CardPayment | null> {
    if (isOver(payment)) return payment;
    if (isOwed(payment) || payment.state === "refunding") return this.#settlement.settle(payment, now);
    const read = await this.#stripe.read(payment.intentId);
    if (!read.ok) return null;
    if (!this.#isOurs(read.value, payment)) return payment;
    const { status, received, currency } = read.value;
    if (status === "succeeded") {
      const paid = await this.#payments.write(payment, { state: "paid" });
      const isExact = received === payment.amount && currency === payment.currency;
      return isExact ? this.#settlement.settle(paid, now) : this.#settlement.refund(paid, "amount-differs");
    }
    if (status === "processing") return this.#payments.write(payment, { state: "processing" });
    if (status === "canceled") return this.#payments.write(payment, { state: "cancelled" });
    const isStale = now - payment.startedAt > UNPAID_MS && (await this.#stripe.cancel(payment.intentId)).ok;
    return this.#payments.write(payment, { state: isStale ? "cancelled" : "declined" });
  }

  #isOurs({ labels }: Intent, { checkoutId }: CardPayment): boolean {
    const { session, shop } = this.#identity;
    return labels.checkout === checkoutId && labels.session === session && labels.shop === shop && labels.order === "";
  }

  async #schedule(now: number): Promise<void> {
    const times = (await this.#payments.readAll()).filter((one) => !isOver(one)).map((one) => nextLook(one, now));
    await this.#session.store.wakeAt(times.length ? Math.min(...times) : null);
  }
}

function toOutcome({ state, order }: CardPayment): PaymentOutcome {
  if (state === "placed") return { kind: "placed", order };
  if (state === "paid" || state === "sent") return { kind: "waiting" };
  if (state === "refunding" || state === "refunded") return { kind: "refunded" };
  if (state === "started" || state === "processing") return { kind: "processing" };
  return { kind: state === "unclear" ? "unclear" : "declined" };
}
