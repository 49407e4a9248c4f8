import type { Cart, PlacedOrder } from "../../app/domain/cart/cart";
import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { SessionOrder } from "../orders/place-order";
import type { SessionStore } from "../session/session-store";

/**
 * started, processing, declined, canceled: Stripe's state. paid: verified with Stripe. sent: the order was sent for this payment.
 * Final: placed, refunded, canceled, and unclear, which a person must resolve (docs/payments.md).
 */
type PaymentState =
  | "started"
  | "processing"
  | "declined"
  | "canceled"
  | "paid"
  | "sent"
  | "placed"
  | "refunding"
  | "refunded"
  | "unclear";

const ENDS: readonly PaymentState[] = ["placed", "refunded", "canceled", "unclear"];

const EVENTS_MAX = 20;

/** Everything an order needs, stored before the shopper can pay. */
export interface CardPayment {
  intentId: string;
  checkoutId: string;
  draft: CheckoutDraft;
  cart: Cart;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  state: PaymentState;
  order: PlacedOrder | null;
  /** An account is to be created with the order; its password is held in memory only. */
  wantsAccount: boolean;
  /** A note on the outcome for the merchant; "" for none. */
  note: string;
  /** false: final, but not yet recorded on the intent. */
  isRecorded?: boolean;
  startedAt: number;
  /** How often the alarm has checked the payment. */
  checks: number;
  /** Ids of processed Stripe events, for deduplication. */
  events: string[];
}

export function isEnded({ state }: CardPayment): boolean {
  return ENDS.includes(state);
}

/** Final and recorded at Stripe: nothing is left to do. */
export function isSettled(payment: CardPayment): boolean {
  return isEnded(payment) && payment.isRecorded !== false;
}

/** Paid, while it is unknown whether there is an order. */
export function isUnordered({ state }: CardPayment): boolean {
  return state === "paid" || state === "sent";
}

/** The parts of a session that its payments need. */
export interface PaymentSession {
  store: SessionStore;
  order: SessionOrder;
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
