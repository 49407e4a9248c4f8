import type { Cart, PlacedOrder } from "../../app/domain/cart/cart";
import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";

/**
 * started, processing, declined, cancelled: as Stripe says. paid: Stripe has proven it. sent: the order was sent and
 * claims the checkout. Ends: placed, refunded, cancelled, and unclear, which people must look at (docs/payments.md).
 */
type PaymentState =
  | "started"
  | "processing"
  | "declined"
  | "cancelled"
  | "paid"
  | "sent"
  | "placed"
  | "refunding"
  | "refunded"
  | "unclear";

const ENDS: readonly PaymentState[] = ["placed", "refunded", "cancelled", "unclear"];

const EVENTS_MAX = 20;

/** Everything an order needs, kept before the shopper can pay. */
export interface CardPayment {
  intentId: string;
  checkoutId: string;
  draft: CheckoutDraft;
  cart: Cart;
  /** In hundredths of `currency`. */
  amount: number;
  currency: string;
  state: PaymentState;
  order: PlacedOrder | null;
  /** An account is to be made with the order; its password is in memory alone. */
  wantsAccount: boolean;
  /** What the merchant should know of how it ended; "": nothing. */
  note: string;
  /** false: it has ended, and the intent at Stripe doesn't say so yet. */
  isTold?: boolean;
  startedAt: number;
  /** How often the alarm has looked at it. */
  looks: number;
  /** Stripe's events that have been dealt with: a replay changes nothing. */
  events: string[];
}

export function isOver({ state }: CardPayment): boolean {
  return ENDS.includes(state);
}

/** Over, and the merchant can see it at Stripe: nobody needs to look at it again. */
export function isSettled(payment: CardPayment): boolean {
  return isOver(payment) && payment.isTold !== false;
}

/** Paid, and nobody knows yet whether there is an order. */
export function isOwed({ state }: CardPayment): boolean {
  return state === "paid" || state === "sent";
}

/** One session's card payments. */
export class PaymentStore {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  read(intentId: string): Promise<CardPayment | undefined> {
    return this.#storage.get<CardPayment>(`payment:${intentId}`);
  }

  /** Oldest first. */
  async readAll(): Promise<CardPayment[]> {
    const found = await this.#storage.list<CardPayment>({ prefix: "payment:" });
    return [...found.values()].toSorted((a, b) => a.startedAt - b.startedAt);
  }

  async write(payment: CardPayment, change: Partial<CardPayment> = {}): Promise<CardPayment> {
    const next = { ...payment, ...change };
    next.events = next.events.slice(-EVENTS_MAX);
    await this.#storage.put(`payment:${payment.intentId}`, next);
    return next;
  }
}
