import type { Failure } from "../app/backend/result";
import type { PlacedOrder } from "../app/context";
import { CARD_GATEWAY } from "../app/shop/payment";
import { isOwed, type CardPayment, type PaymentStore } from "./payment-store";
import type { SessionCart } from "./session-cart";
import type { SessionCheckout } from "./session-checkout";
import type { SessionStore } from "./session-store";
import type { StripeAccount } from "./stripe-account";

/**
 * From proven money to one order, or to the money back. Each step is written down before the next is taken, so that
 * whoever goes on after a crash knows what may have happened (docs/payments.md).
 */
export class PaymentSettlement {
  readonly #stripe: StripeAccount;
  readonly #payments: PaymentStore;
  readonly #session: { store: SessionStore; cart: SessionCart; checkout: SessionCheckout };
  readonly #currency: string;

  constructor(
    stripe: StripeAccount,
    payments: PaymentStore,
    session: { store: SessionStore; cart: SessionCart; checkout: SessionCheckout },
    currency: string,
  ) {
    this.#stripe = stripe;
    this.#payments = payments;
    this.#session = session;
    this.#currency = currency;
  }

  /** Takes a payment as far as it goes now; what can't be settled yet comes back as it is. */
  async settle(payment: CardPayment, now: number): Promise<CardPayment> {
    if (payment.state === "refunding") return this.#sendMoneyBack(payment);
    if (!isOwed(payment)) return payment;
    const { checkoutId, intentId } = payment;
    const placed = await this.#session.store.readPlaced(checkoutId);
    if (placed) return payment.state === "sent" ? this.#conclude(payment, placed) : this.refund(payment, "ordered");
    const others = (await this.#payments.readAll()).filter((one) => one.intentId !== intentId);
    if (others.some((one) => one.checkoutId === checkoutId && (one.state === "sent" || one.state === "placed")))
      return this.refund(payment, "paid-twice");
    return payment.state === "paid" ? this.#sendFirst(payment, now) : this.#sendAgain(payment, now);
  }

  /** Gives all of the money back; the wish is kept until Stripe has heard it. */
  async refund(payment: CardPayment, why: string): Promise<CardPayment> {
    console.error(JSON.stringify({ event: "payment-refunded", intent: payment.intentId, why }));
    return this.#sendMoneyBack(await this.#payments.write(payment, { state: "refunding" }));
  }

  async #sendFirst(payment: CardPayment, now: number): Promise<CardPayment> {
    const read = await this.#session.cart.read();
    if (!read.ok) return payment;
    const { isEmpty, total } = read.value.cart;
    if (isEmpty || total !== payment.amount || payment.currency !== this.#currency)
      return this.refund(payment, "cart-changed");
    const generation = await this.#readGeneration();
    return this.#send(await this.#payments.write(payment, { state: "sent", generation }), now, "paid");
  }

  /**
   * An earlier sending has an unknown end. With an empty cart, or a session that the backend has dropped, sending the
   * same id again can't make an order: it fetches the one that is there, where the plugin runs (design §5).
   */
  async #sendAgain(payment: CardPayment, now: number): Promise<CardPayment> {
    const isSame = payment.generation === (await this.#readGeneration());
    const seen = await this.#session.cart.peek();
    if (!seen.ok && seen.failure.kind !== "session-expired") return payment;
    if (!seen.ok || !isSame) return this.#sendAfterLoss(payment, now, seen.ok && !seen.value.isEmpty);
    const { isEmpty, total } = seen.value;
    return isEmpty || total === payment.amount
      ? this.#send(payment, now, "sent")
      : this.#giveUp(payment, "cart-changed-after-sending");
  }

  // An empty cart tells nothing here, and a full one is a copy: only the plugin knows whether there is an order.
  async #sendAfterLoss(payment: CardPayment, now: number, isCartBack: boolean): Promise<CardPayment> {
    if (isCartBack) return this.#giveUp(payment, "session-lost");
    await this.#session.store.forget("token", "cart");
    const found = await this.#send(payment, now, "sent");
    return found.state === "placed" && !found.order ? this.#giveUp(found, "session-lost") : found;
  }

  async #readGeneration(): Promise<number> {
    return (await this.#session.store.read("generation")) ?? 0;
  }

  async #send(payment: CardPayment, now: number, ifNotRun: "paid" | "sent"): Promise<CardPayment> {
    const { checkoutId, draft, intentId } = payment;
    const proof = { transactionId: intentId };
    const result = await this.#session.checkout.place(checkoutId, draft, now, { payment: proof });
    if (result.ok) return this.#conclude(payment, result.value);
    const { kind } = result.failure;
    // The backend didn't run it, and the cart has been put back: the next try is a first one.
    if (kind === "session-expired") return this.#payments.write(payment, { state: ifNotRun });
    if (!isDefinite(result.failure)) return payment;
    // Refusals can follow an order that was made (backend notes, Errors): the cart tells.
    const seen = await this.#session.cart.peek();
    if (!seen.ok) return payment;
    return seen.value.isEmpty ? this.#conclude(payment, null) : this.refund(payment, "order-refused");
  }

  async #conclude(payment: CardPayment, placed: PlacedOrder | null): Promise<CardPayment> {
    const order = placed && (await this.#session.store.readOrder(placed.databaseId));
    // The plugin gave an order of this checkout that another way of paying had made.
    if (order && order.paymentMethod && order.paymentMethod !== CARD_GATEWAY) return this.refund(payment, "ordered");
    if (order && (order.total !== payment.amount || order.currency !== payment.currency))
      console.error(JSON.stringify({ event: "order-differs-from-payment", intent: payment.intentId }));
    const done = await this.#payments.write(payment, { state: "placed", order: placed });
    await this.#stripe.noteOrder(payment.intentId, placed ? String(placed.databaseId) : "unseen");
    return done;
  }

  async #sendMoneyBack(payment: CardPayment): Promise<CardPayment> {
    const sent = await this.#stripe.refund(payment.intentId);
    if (!sent.ok) return payment;
    const done = await this.#payments.write(payment, { state: "refunded" });
    await this.#stripe.noteOrder(payment.intentId, "refunded");
    return done;
  }

  async #giveUp(payment: CardPayment, why: string): Promise<CardPayment> {
    console.error(JSON.stringify({ event: "payment-unclear", intent: payment.intentId, why }));
    return this.#payments.write(payment, { state: "unclear" });
  }
}

/** Whether the backend will certainly not place it. The plugin is busy while another request is placing it. */
function isDefinite(failure: Failure): boolean {
  if (failure.kind === "refused") return !failure.message.includes("storefront-checkout-busy");
  return failure.kind === "invalid";
}
