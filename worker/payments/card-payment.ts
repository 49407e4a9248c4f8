import type { Result } from "../../app/domain/values/result";
import type { PaymentOutcome, StartedPayment } from "../../app/domain/checkout/payment";
import type { PlaceOrderInput, SessionOrder } from "../orders/place-order";
import { PaymentEnding, PaymentSettlement } from "./settle-payment";
import { PaymentStart, type Identity } from "./start-payment";
import { isOwed, isSettled, isOver, type CardPayment, type PaymentStore } from "./payment-store";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";
import type { Intent, StripeAccount } from "./stripe";

const MINUTE_MS = 60_000;

const HOUR_MS = 60 * MINUTE_MS;

/** A payment that nobody finishes is cancelled after a day. */
const UNPAID_MS = 24 * HOUR_MS;

const OWED_MS = [0.5 * MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];

const OPEN_MS = [20 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS];

/** When the alarm looks at a payment next: soon where money waits for its order, slower and slower each time. */
function nextLook(payment: CardPayment, now: number): number {
  const isUrgent = isOwed(payment) || payment.state === "refunding" || isOver(payment);
  const steps = isUrgent ? OWED_MS : OPEN_MS;
  return now + steps[Math.min(payment.looks, steps.length - 1)]!;
}

interface Session {
  store: SessionStore;
  cart: SessionCart;
  order: SessionOrder;
}

/** The card payments of one shopper; every call runs in the session's turn, so none meets another half done. */
export class SessionPayment {
  readonly #stripe: StripeAccount;
  readonly #payments: PaymentStore;
  readonly #store: SessionStore;
  readonly #identity: Identity;
  readonly #start: PaymentStart;
  readonly #ending: PaymentEnding;
  readonly #settlement: PaymentSettlement;
  /** By checkout, until its card has been charged. In memory alone: a password is stored nowhere. */
  readonly #passwords = new Map<string, string>();

  constructor(stripe: StripeAccount, payments: PaymentStore, session: Session, identity: Identity) {
    this.#stripe = stripe;
    this.#payments = payments;
    this.#store = session.store;
    this.#identity = identity;
    this.#start = new PaymentStart(stripe, payments, session, identity);
    this.#ending = new PaymentEnding(stripe, payments);
    this.#settlement = new PaymentSettlement(payments, session, this.#ending, this.#passwords);
  }

  async start(wish: PlaceOrderInput, now: number): Promise<Result<StartedPayment>> {
    const started = await this.#start.start(wish, now);
    if (wish.password) this.#passwords.set(wish.checkoutId, wish.password);
    else this.#passwords.delete(wish.checkoutId);
    await this.#schedule(now);
    return started;
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
  async invalidate(intentId: string, eventId: string, now: number): Promise<boolean> {
    const payment = await this.#payments.read(intentId);
    if (!payment || payment.events.includes(eventId)) return true;
    const done = await this.#advance(payment, now);
    await this.#schedule(now);
    if (!done || isOwed(done) || done.state === "refunding") return false;
    await this.#payments.write(done, { events: [...done.events, eventId] });
    return true;
  }

  /** The alarm: looks at everything that isn't settled yet. true: nothing is left. */
  async resume(now: number): Promise<boolean> {
    for (const payment of await this.#readUnsettled())
      await this.#advance(await this.#payments.write(payment, { looks: payment.looks + 1 }), now);
    await this.#schedule(now);
    return (await this.#readUnsettled()).length === 0;
  }

  /** true: nothing is paid and unordered. Until then the cart must stay as it was paid for. */
  async isClear(now: number): Promise<boolean> {
    const owed = (await this.#payments.readAll()).filter(isOwed);
    for (const payment of owed) await this.#advance(payment, now);
    if (owed.length) await this.#schedule(now);
    return (await this.#payments.readAll()).every((payment) => !isOwed(payment));
  }

  /** null: Stripe couldn't be asked. */
  async #advance(payment: CardPayment, now: number): Promise<CardPayment | null> {
    if (isOver(payment)) return this.#ending.tell(payment);
    if (payment.state === "refunding") return this.#ending.payBack(payment);
    if (isOwed(payment)) return this.#settlement.settle(payment, now);
    const read = await this.#stripe.read(payment.intentId);
    if (!read.ok) return null;
    const isOld = now - payment.startedAt > UNPAID_MS;
    if (!this.#isOurs(read.value, payment))
      return isOld ? this.#payments.write(payment, { state: "cancelled" }) : payment;
    const { status, received, currency } = read.value;
    if (status === "succeeded") {
      const paid = await this.#payments.write(payment, { state: "paid" });
      const isExact = received === payment.amount && currency === payment.currency;
      const isUsual = currency === this.#identity.currency;
      return isExact && isUsual ? this.#settlement.settle(paid, now) : this.#ending.refund(paid, "amount-differs");
    }
    if (status === "processing") return this.#payments.write(payment, { state: "processing" });
    if (status === "canceled") return this.#payments.write(payment, { state: "cancelled" });
    const isStale = isOld && (await this.#stripe.cancel(payment.intentId)).ok;
    return this.#payments.write(payment, { state: isStale ? "cancelled" : "declined" });
  }

  #isOurs({ labels }: Intent, { checkoutId }: CardPayment): boolean {
    const { session, shop } = this.#identity;
    return labels.checkout === checkoutId && labels.session === session && labels.shop === shop && labels.order === "";
  }

  async #readUnsettled(): Promise<CardPayment[]> {
    return (await this.#payments.readAll()).filter((payment) => !isSettled(payment));
  }

  async #schedule(now: number): Promise<void> {
    const times = (await this.#readUnsettled()).map((one) => nextLook(one, now));
    await this.#store.wakeAt(times.length ? Math.min(...times) : null);
  }
}

function toOutcome({ state, order }: CardPayment): PaymentOutcome {
  if (state === "placed") return { kind: "placed", order };
  if (state === "paid" || state === "sent") return { kind: "waiting" };
  if (state === "refunding" || state === "refunded") return { kind: "refunded" };
  if (state === "started" || state === "processing") return { kind: "processing" };
  return { kind: state === "unclear" ? "unclear" : "declined" };
}
