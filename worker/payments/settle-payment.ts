import { CARD_GATEWAY } from "../../app/domain/checkout/payment";
import type { OrderLine, ReceivedOrder } from "../../app/domain/orders/order";
import { hasSameLines } from "../../app/domain/cart/same-lines";
import type { CardPayment, PaymentStore } from "./payment-store";
import type { SessionOrder } from "../orders/place-order";
import type { SessionStore } from "../session/session-store";
import type { StripeAccount } from "./stripe";
import type { PlacedOrder } from "../../app/domain/cart/cart";

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

/**
 * From proven money to one order, or to the money back. Each step is written down before the next is taken, so that
 * whoever goes on after a crash knows what may have happened (docs/payments.md).
 */
export class PaymentSettlement {
  readonly #payments: PaymentStore;
  readonly #session: { store: SessionStore; order: SessionOrder };
  readonly #ending: PaymentEnding;
  readonly #passwords: Map<string, string>;

  constructor(
    payments: PaymentStore,
    session: { store: SessionStore; order: SessionOrder },
    ending: PaymentEnding,
    passwords: Map<string, string>,
  ) {
    this.#payments = payments;
    this.#session = session;
    this.#ending = ending;
    this.#passwords = passwords;
  }

  /** Takes a payment as far as it goes now; what can't be settled yet comes back as it is. */
  async settle(payment: CardPayment, now: number): Promise<CardPayment> {
    const { checkoutId, intentId, state } = payment;
    if (state !== "paid" && state !== "sent") return payment;
    const placed = await this.#session.store.readPlaced(checkoutId);
    if (placed !== undefined)
      return state === "sent" ? this.#conclude(payment, placed) : this.#ending.refund(payment, "ordered");
    const others = (await this.#payments.readAll()).filter((one) => one.intentId !== intentId);
    if (others.some((one) => one.checkoutId === checkoutId && /^(sent|placed|unclear)$/.test(one.state)))
      return this.#ending.refund(payment, "paid-twice");
    const sent = state === "sent" ? payment : await this.#payments.write(payment, { state: "sent" });
    return this.#order(sent, now, state);
  }

  async #order(payment: CardPayment, now: number, ifNotRun: "paid" | "sent"): Promise<CardPayment> {
    const { checkoutId, draft, intentId, amount, currency, cart, wantsAccount } = payment;
    const proof = { transactionId: intentId, amount, currency };
    const password = this.#passwords.get(checkoutId) ?? "";
    const wish = { checkoutId, draft, total: amount, lines: cart.lines, payment: proof, password, wantsAccount };
    const placed = await this.#session.order.place(wish, now);
    if (placed.ok) return this.#conclude(payment, placed.value);
    switch (placed.failure.kind) {
      // The backend didn't run it, and the cart has been put back: the next try goes on from there.
      case "session-expired":
        return this.#payments.write(payment, { state: ifNotRun });
      case "refused":
        return this.#ending.refund(payment, "order-refused");
      case "invalid":
        return this.#ending.refund(payment, "cart-changed");
      case "unsettled":
        return this.#ending.giveUp(payment);
      default:
        return payment;
    }
  }

  async #conclude(payment: CardPayment, placed: PlacedOrder | null): Promise<CardPayment> {
    this.#passwords.delete(payment.checkoutId);
    const order = placed && (await this.#session.store.readOrder(placed.databaseId));
    // The plugin gave an order of this checkout that another way of paying had made.
    if (order && order.paymentMethod && order.paymentMethod !== CARD_GATEWAY)
      return this.#ending.refund(payment, "ordered");
    const difference = order ? describeDifference(order, payment) : "";
    if (difference) console.error(JSON.stringify({ event: "order-differs-from-payment", intent: payment.intentId }));
    return this.#ending.place(payment, placed, difference);
  }
}

/** For the merchant, on the intent: an order that isn't what was paid. "" for one that is. */
function describeDifference(order: ReceivedOrder, { amount, currency, cart }: CardPayment): string {
  if (order.total !== amount || order.currency !== currency)
    return `Order ${order.orderNumber} says ${print(order.total)} ${order.currency}, paid are ${print(amount)} ${currency}.`;
  const isSame = !order.lines.length || hasSameLines(order.lines.map(toThing), cart.lines.map(toThing));
  return isSame ? "" : `Order ${order.orderNumber} holds other things than were paid for.`;
}

// An order tells its attributes in people's words alone.
function toThing({ productId, variationId, quantity }: Pick<OrderLine, "productId" | "variationId" | "quantity">) {
  return { productId, variationId, quantity, attributes: [] };
}

function print(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
