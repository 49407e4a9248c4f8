import type { Minor } from "./money";

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
