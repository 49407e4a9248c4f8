import { CARD_GATEWAY } from "../../app/domain/checkout/payment";
import type { CardPayment, PaymentSession, PaymentStore } from "./payment-store";
import type { StripeAccount } from "./stripe";
import type { PlacedOrder } from "../../app/domain/cart/cart";
import { log } from "../../app/services/log";

/**
 * Turns a verified payment into one order, or refunds it, and records the outcome on the intent, where the merchant sees
 * it whatever happens to the session. Each step is stored before the next one is taken, so that after a crash it is known
 * what may have happened (docs/payments.md).
 */
export class PaymentSettlement {
  readonly #stripe: StripeAccount;
  readonly #payments: PaymentStore;
  readonly #session: PaymentSession;
  readonly #passwords: Map<string, string>;

  constructor(stripe: StripeAccount, payments: PaymentStore, session: PaymentSession, passwords: Map<string, string>) {
    this.#stripe = stripe;
    this.#payments = payments;
    this.#session = session;
    this.#passwords = passwords;
  }

  /** Advances a payment as far as possible now; one that can't be settled yet is returned unchanged. */
  async settle(payment: CardPayment, now: number): Promise<CardPayment> {
    const { checkoutId, intentId, state } = payment;
    if (state !== "paid" && state !== "sent") return payment;
    const placed = await this.#session.store.readPlaced(checkoutId);
    if (placed) return state === "sent" ? this.#recordOrder(payment, placed) : this.refund(payment, "ordered");
    const others = (await this.#payments.readAll()).filter((one) => one.intentId !== intentId);
    if (others.some((one) => one.checkoutId === checkoutId && /^(sent|placed|unclear)$/.test(one.state)))
      return this.refund(payment, "paid-twice");
    const sent = state === "sent" ? payment : await this.#payments.write(payment, { state: "sent" });
    return this.#order(sent, now, state);
  }

  async #order(payment: CardPayment, now: number, ifNotRun: "paid" | "sent"): Promise<CardPayment> {
    const { checkoutId, draft, intentId, amount, currency, cart, wantsAccount } = payment;
    const proof = { transactionId: intentId, amount, currency };
    const password = this.#passwords.get(checkoutId) ?? "";
    const input = { checkoutId, draft, total: amount, lines: cart.lines, payment: proof, password, wantsAccount };
    const placed = await this.#session.order.place(input, now);
    if (placed.ok) return this.#recordOrder(payment, placed.value);
    switch (placed.failure.kind) {
      // Not executed, and the cart has been restored: the next attempt continues from there.
      case "session-expired":
        return this.#payments.write(payment, { state: ifNotRun });
      case "refused":
        return this.refund(payment, "order-refused");
      case "invalid":
        return this.refund(payment, "cart-changed");
      case "unsettled":
        return this.#giveUp(payment);
      default:
        return payment;
    }
  }

  async #recordOrder(payment: CardPayment, placed: PlacedOrder): Promise<CardPayment> {
    this.#passwords.delete(payment.checkoutId);
    const order = await this.#session.store.readOrder(placed.databaseId);
    // The plugin returned an order of this checkout that was placed with another payment method.
    if (order && order.paymentMethod && order.paymentMethod !== CARD_GATEWAY) return this.refund(payment, "ordered");
    return this.#end(payment, { state: "placed", order: placed });
  }

  /** Only a person can find out whether there is an order. */
  #giveUp(payment: CardPayment): Promise<CardPayment> {
    log("payment-unclear", { intent: payment.intentId }, "error");
    const note = `Paid, but the shop can't tell whether there is an order. Look for an order of checkout ${payment.checkoutId}.`;
    return this.#end(payment, { state: "unclear", note });
  }

  /** Refunds the whole amount; the state is stored first, so that the refund is retried until Stripe has accepted it. */
  async refund(payment: CardPayment, why: string): Promise<CardPayment> {
    log("payment-refunded", { intent: payment.intentId, why }, "error");
    return this.retryRefund(await this.#payments.write(payment, { state: "refunding", note: `Refunded: ${why}.` }));
  }

  async retryRefund(payment: CardPayment): Promise<CardPayment> {
    const sent = await this.#stripe.refund(payment.intentId);
    return sent.ok ? this.#end(payment, { state: "refunded" }) : payment;
  }

  /** Records the outcome on the intent if that failed before. */
  async report(payment: CardPayment): Promise<CardPayment> {
    if (payment.isRecorded !== false) return payment;
    const recorded = await this.#stripe.recordOutcome(payment.intentId, {
      order: outcomeOf(payment),
      note: payment.note,
    });
    return recorded.ok ? this.#payments.write(payment, { isRecorded: true }) : payment;
  }

  async #end(payment: CardPayment, change: Partial<CardPayment>): Promise<CardPayment> {
    return this.report(await this.#payments.write(payment, { ...change, isRecorded: false }));
  }
}

function outcomeOf({ state, order }: CardPayment): string {
  return state === "placed" && order ? String(order.databaseId) : state;
}
