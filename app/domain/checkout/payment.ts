import type { PlacedOrder, PlacedCheckout } from "../cart/cart";

/** The backend's gateway that cards are paid through. */
export const CARD_GATEWAY = "stripe";

/** What the browser needs to show the card fields. */
export interface CardOffer {
  publishableKey: string;
  /** ISO 4217, "BGN": what the card is charged in. */
  currency: string;
}

/** An intent's id, and nothing that could be a path or a list. */
export function isIntentId(value: string): boolean {
  return /^pi_\w{3,100}$/.test(value);
}

/** The page of the order that a checkout ended in. */
export function placedAddress({ checkoutId, order }: PlacedCheckout): string {
  return order ? orderPageAddress(order) : `/checkout/order-received?checkout=${encodeURIComponent(checkoutId)}`;
}

export function orderPageAddress({ databaseId, orderKey }: PlacedOrder): string {
  return `/checkout/order-received/${databaseId}?key=${encodeURIComponent(orderKey)}`;
}

export type StartedPayment =
  | { kind: "pay"; intentId: string; clientSecret: string }
  /** An earlier payment of this checkout is on its way or has arrived: look at it before another is made. */
  | { kind: "look"; intentId: string }
  /** It was ordered otherwise: there is nothing to pay. */
  | { kind: "placed"; order: PlacedOrder | null };

export type PaymentOutcome =
  /** order null: placed, as an empty cart tells, but its answer got lost; the e-mail has it. */
  | { kind: "placed"; order: PlacedOrder | null }
  /** declined: may be tried again. waiting: paid, and the order is on its way. unclear: people must look. */
  | { kind: "processing" | "declined" | "waiting" | "refunded" | "unclear" | "unknown" };
