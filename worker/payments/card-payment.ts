import type { Result } from "../../app/domain/values/result";
import type { Cart } from "../../app/domain/cart/cart";
import type { PaymentOutcome, StartedPayment } from "../../app/domain/checkout/payment";
import type { PlaceOrderInput } from "../orders/place-order";
import { PaymentSettlement } from "./settle-payment";
import { PaymentStart, type Identity } from "./start-payment";
import {
  isUnordered,
  isSettled,
  isEnded,
  type CardPayment,
  type PaymentSession,
  type PaymentStore,
} from "./payment-store";
import type { SessionStore } from "../session/session-store";
import type { Intent, StripeAccount } from "./stripe";

const MINUTE_MS = 60_000;

const HOUR_MS = 60 * MINUTE_MS;

/** An unfinished payment is canceled after a day. */
const UNPAID_MS = 24 * HOUR_MS;

const URGENT_INTERVALS_MS = [0.5 * MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];

const OPEN_INTERVALS_MS = [20 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS];

/** When the alarm checks a payment next: soon if it is paid without an order, with increasing intervals. */
function nextCheckAt(payment: CardPayment, now: number): number {
  const isUrgent = isUnordered(payment) || payment.state === "refunding" || isEnded(payment);
  const steps = isUrgent ? URGENT_INTERVALS_MS : OPEN_INTERVALS_MS;
  return now + steps[Math.min(payment.checks, steps.length - 1)]!;
}

/** One shopper's card payments; every call runs in the session's queue, so none sees another's intermediate state. */
export class SessionPayment {
  readonly #stripe: StripeAccount;
  readonly #payments: PaymentStore;
  readonly #store: SessionStore;
  readonly #identity: Identity;
  readonly #start: PaymentStart;
  readonly #settlement: PaymentSettlement;
  /** By checkout, until the card has been charged. In memory only: passwords are never stored. */
  readonly #passwords = new Map<string, string>();

  constructor(stripe: StripeAccount, payments: PaymentStore, session: PaymentSession, identity: Identity) {
    this.#stripe = stripe;
    this.#payments = payments;
    this.#store = session.store;
    this.#identity = identity;
    this.#start = new PaymentStart(stripe, payments, session, identity);
    this.#settlement = new PaymentSettlement(stripe, payments, session, this.#passwords);
  }

  /** The intent id of the checkout's payment that must be checked before another payment is started, if any. */
  findStarted(checkoutId: string): Promise<string | undefined> {
    return this.#start.findStarted(checkoutId);
  }

  async start(input: PlaceOrderInput, cart: Cart, now: number): Promise<Result<StartedPayment>> {
    const started = await this.#start.start(input, cart, now);
    if (input.password) this.#passwords.set(input.checkoutId, input.password);
    else this.#passwords.delete(input.checkoutId);
    await this.#schedule(now);
    return started;
  }

  /** Reads the payment from Stripe and acts on it. The result is the same for shopper, webhook and alarm, whoever comes first. */
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

  /** Handles a signed Stripe event. false: Stripe must deliver it again. */
  async handleEvent(intentId: string, eventId: string, now: number): Promise<boolean> {
    const payment = await this.#payments.read(intentId);
    if (!payment || payment.events.includes(eventId)) return true;
    const done = await this.#advance(payment, now);
    await this.#schedule(now);
    if (!done || isUnordered(done) || done.state === "refunding") return false;
    await this.#payments.write(done, { events: [...done.events, eventId] });
    return true;
  }

  /** Called by the alarm: checks all unsettled payments. true: none are left. */
  async resume(now: number): Promise<boolean> {
    for (const payment of await this.#readUnsettled())
      await this.#advance(await this.#payments.write(payment, { checks: payment.checks + 1 }), now);
    await this.#schedule(now);
    return (await this.#readUnsettled()).length === 0;
  }

  /** true: nothing is paid without an order. Until then the cart must not change. */
  async isClear(now: number): Promise<boolean> {
    const owed = (await this.#payments.readAll()).filter(isUnordered);
    for (const payment of owed) await this.#advance(payment, now);
    if (owed.length) await this.#schedule(now);
    return (await this.#payments.readAll()).every((payment) => !isUnordered(payment));
  }

  /** null: Stripe couldn't be reached. */
  async #advance(payment: CardPayment, now: number): Promise<CardPayment | null> {
    if (isEnded(payment)) return this.#settlement.report(payment);
    if (payment.state === "refunding") return this.#settlement.retryRefund(payment);
    if (isUnordered(payment)) return this.#settlement.settle(payment, now);
    const read = await this.#stripe.read(payment.intentId);
    if (!read.ok) return null;
    const isOld = now - payment.startedAt > UNPAID_MS;
    if (!this.#belongsToSession(read.value, payment))
      return isOld ? this.#payments.write(payment, { state: "canceled" }) : payment;
    const { status, received, currency } = read.value;
    if (status === "succeeded") {
      const paid = await this.#payments.write(payment, { state: "paid" });
      const isExact = received === payment.amount && currency === payment.currency;
      const isUsual = currency === this.#identity.currency;
      return isExact && isUsual ? this.#settlement.settle(paid, now) : this.#settlement.refund(paid, "amount-differs");
    }
    if (status === "processing") return this.#payments.write(payment, { state: "processing" });
    if (status === "canceled") return this.#payments.write(payment, { state: "canceled" });
    const isStale = isOld && (await this.#stripe.cancel(payment.intentId)).ok;
    return this.#payments.write(payment, { state: isStale ? "canceled" : "declined" });
  }

  #belongsToSession({ metadata }: Intent, { checkoutId }: CardPayment): boolean {
    const { session, shop } = this.#identity;
    return (
      metadata.checkout === checkoutId &&
      metadata.session === session &&
      metadata.shop === shop &&
      metadata.order === ""
    );
  }

  async #readUnsettled(): Promise<CardPayment[]> {
    return (await this.#payments.readAll()).filter((payment) => !isSettled(payment));
  }

  async #schedule(now: number): Promise<void> {
    const times = (await this.#readUnsettled()).map((one) => nextCheckAt(one, now));
    await this.#store.schedulePaymentCheck(times.length ? Math.min(...times) : null);
  }
}

function toOutcome({ state, order }: CardPayment): PaymentOutcome {
  if (state === "placed" && order) return { kind: "placed", order };
  if (state === "paid" || state === "sent") return { kind: "waiting" };
  if (state === "refunding" || state === "refunded") return { kind: "refunded" };
  if (state === "started" || state === "processing") return { kind: "processing" };
  return { kind: state === "unclear" ? "unclear" : "declined" };
}
