import type { Minor } from "../values/money";

/** The backend's intent for a card payment (specification §3); its amount is compared with the cart's (design §5). */
export interface StripePaymentIntent {
  id: string;
  clientSecret: string;
  /** In hundredths of `currency`. */
  amount: Minor;
  /** ISO 4217, "BGN". */
  currency: string;
  /** Why there is none, in the backend's English; null: there is one. */
  error: string | null;
}

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
