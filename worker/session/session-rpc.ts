import type { Cart, PlacedOrder } from "../../app/domain/cart/cart";
import type { CheckoutValues } from "../../app/domain/checkout/checkout-form";
import type { StartedPayment } from "../../app/domain/checkout/payment";
import type { Result } from "../../app/domain/values/result";
import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { MinorUnits } from "../../app/domain/values/money";
import type { RequestContext } from "../platform/request-context";
import type { Shopper } from "../../app/services/shopper";
import type { Account } from "../../app/services/account";
import type { ReviewDraft, WrittenReview } from "../../app/domain/reviews/review";

/** What the Worker may ask of a session: what a personal page may ask of its shopper, but for what needs no session. */
export type SessionCalls = Omit<
  Shopper,
  "writeReview" | "declareWithdrawal" | "findWithdrawal" | "requestStockNotice" | "cancelStockRequest"
>;

/** Everything that a browser may call on its session. */
export type SessionRpc = LimitedCalls & AccountCalls & MergeCalls;

/** Who calls: what their cookie carries beside the session's id, and for which request. */
export interface SessionCaller {
  key: string;
  request: RequestContext;
  /** The cookie is that of a session that has moved into this one. */
  isFollowed?: boolean;
}

/** An answer to a browser, and where it stands with its session from now on. */
interface Opened<T> {
  closed: null;
  value: T;
  /** What its cookie must carry beside the session's id; "" until somebody has signed in. */
  key: string;
  isSignedIn: boolean;
}

/**
 * The cookie opens nothing. ended: somebody signed out; unknown: it is from before a sign-in, or of a session that was
 * cleared away; moved: into another session, `to` as long as answers from before may be under way.
 */
export type Closed = { closed: "ended" | "unknown" } | { closed: "moved"; to: string | null };

export type SessionReply<T> = Opened<T> | Closed;

/** absorbed: now or before. gone: there is nothing to take. stays: it has orders. later: one of them is busy. */
export type Absorption = "absorbed" | "gone" | "stays" | "later";

export interface MergeCalls {
  /** Takes over what another session of the same browser holds; ids as the cookies have them. */
  absorb(own: string, other: string): Promise<Absorption>;
}

export type Moving =
  | { kind: "gone" | "stays" }
  | { kind: "moved"; cart: Cart | undefined; typed: Partial<CheckoutValues> | undefined; absorbed: string[] };

/** What one session calls on another. */
export interface MoveCalls {
  moveTo(into: string, gone: string[]): Promise<Moving>;
}

type LimitedCheckout = [id: string, draft: CheckoutDraft, seen: MinorUnits, password?: string, address?: string | null];

/** Orders are counted by the shopper's address, which the Worker alone sees (worker/platform/client-address.ts). */
export interface LimitedCalls extends SessionCalls {
  placeOrder(...checkout: LimitedCheckout): Promise<Result<PlacedOrder | null>>;
  startPayment(...checkout: LimitedCheckout): Promise<Result<StartedPayment>>;
}

/** What Stripe's webhook and the schedule call on a session. */
export interface PaymentCalls {
  /** false: it must be called again later. */
  notifyPayment(intentId: string, eventId: string): Promise<boolean>;
}

/** What of the account needs the shopper's session. */
export type AccountCalls = Omit<
  Account,
  "listProviders" | "readPlaces" | "requestPasswordReset" | "setNewPassword" | "startProviderSignIn"
> & {
  /** The state to send along to a provider. */
  startProviderSignIn(provider: string, returnTo: string): Promise<string>;
  /** In the customer's own name, whatever names the draft has; null: nobody is signed in, and nothing was sent. */
  writeReview(draft: ReviewDraft): Promise<Result<WrittenReview> | null>;
};
