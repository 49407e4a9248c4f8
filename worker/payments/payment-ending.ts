import type { PlacedOrder } from "../../app/domain/checkout/placed-order";
import type { CardPayment, PaymentStore } from "./payment-store";
import type { StripeAccount } from "./stripe";

/** Ends payments, and writes on the intent how: there the merchant sees it, whatever becomes of this session. */
export class PaymentEnding {
  readonly #stripe: StripeAccount;
  readonly #payments: PaymentStore;

  constructor(stripe: StripeAccount, payments: PaymentStore) {
    this.#stripe = stripe;
    this.#payments = payments;
  }

  /** `order` null: an order whose number is unknown. */
  place(payment: CardPayment, order: PlacedOrder | null, note: string): Promise<CardPayment> {
    return this.#end(payment, { state: "placed", order, note });
  }

  /** Only people can find out whether there is an order. */
  giveUp(payment: CardPayment): Promise<CardPayment> {
    console.error(JSON.stringify({ event: "payment-unclear", intent: payment.intentId }));
    const note = `Paid, and the shop can't tell whether there is an order. Look for one of checkout ${payment.checkoutId}.`;
    return this.#end(payment, { state: "unclear", note });
  }

  /** Gives all of the money back; the wish is kept until Stripe has heard it. */
  async refund(payment: CardPayment, why: string): Promise<CardPayment> {
    console.error(JSON.stringify({ event: "payment-refunded", intent: payment.intentId, why }));
    return this.payBack(await this.#payments.write(payment, { state: "refunding", note: `Given back: ${why}.` }));
  }

  async payBack(payment: CardPayment): Promise<CardPayment> {
    const sent = await this.#stripe.refund(payment.intentId);
    return sent.ok ? this.#end(payment, { state: "refunded" }) : payment;
  }

  /** What an earlier try couldn't write on the intent. */
  async tell(payment: CardPayment): Promise<CardPayment> {
    if (payment.isTold !== false) return payment;
    const told = await this.#stripe.noteEnd(payment.intentId, { order: endOf(payment), note: payment.note });
    return told.ok ? this.#payments.write(payment, { isTold: true }) : payment;
  }

  async #end(payment: CardPayment, change: Partial<CardPayment>): Promise<CardPayment> {
    return this.tell(await this.#payments.write(payment, { ...change, isTold: false }));
  }
}

function endOf({ state, order }: CardPayment): string {
  if (state !== "placed") return state;
  return order ? String(order.databaseId) : "unseen";
}
