import type { Shopper } from "../app/context";
import type { PlacedOrder, StartedPayment } from "../app/shop/placed-order";
import type { Result } from "../app/backend/result";
import type { CheckoutDraft } from "../app/shop/checkout-draft";
import type { Minor } from "../app/shop/money";
import type { AccountCalls } from "./session-account";
import type { RequestContext } from "./request-context";

/** What the Worker may ask of a session: what a personal page may ask of its shopper, but for what needs no session. */
export type SessionCalls = Omit<
  Shopper,
  "writeReview" | "declareWithdrawal" | "findWithdrawal" | "askForStock" | "cancelStockRequest"
>;

/** Everything a browser may ask of its session. */
export type VisitCalls = CountedCalls & AccountCalls;

/** Who asks: what his cookie carries beside the session's id, and with which request. */
export interface Visit {
  key: string;
  request: RequestContext;
}

/** An answer to a browser, and where it stands with its session from now on. */
export interface Visited<T> {
  value: T;
  /** What its cookie must carry beside the session's id; "" until somebody has signed in. */
  key: string;
  isSignedIn: boolean;
}

type CountedCheckout = [id: string, draft: CheckoutDraft, seen: Minor, password?: string, address?: string | null];

/** Orders are counted by the shopper's address, which the Worker alone sees (shopper-address.ts). */
export interface CountedCalls extends SessionCalls {
  placeOrder(...checkout: CountedCheckout): Promise<Result<PlacedOrder | null>>;
  startPayment(...checkout: CountedCheckout): Promise<Result<StartedPayment>>;
}

/** What Stripe's webhook and the schedule tell a session. */
export interface PaymentCalls {
  /** false: it must be told again later. */
  hearOfPayment(intentId: string, eventId: string): Promise<boolean>;
}
