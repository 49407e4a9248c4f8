import type { PlacedOrder } from "../../app/domain/cart/cart";
import type { ReceivedOrder } from "../../app/domain/orders/order";
import type { CheckoutValues } from "../../app/domain/checkout/checkout-form";
import type { Result } from "../../app/domain/values/result";
import type { RequestContext } from "../platform/request-context";
import type { Shopper } from "../../app/services/shopper";
import type { Account } from "../../app/services/account";
import type { Viewer } from "../../app/domain/account/account";
import type { ReviewDraft, WrittenReview } from "../../app/domain/reviews/review";

/** The calls of a personal page on its shopper's session: all of Shopper except what needs no session. */
export type SessionCalls = Omit<
  Shopper,
  "writeReview" | "findTransferUrl" | "storeForm" | "findOrder" | "finishTransfer"
> & {
  findOrder(databaseId: number, orderKey: string): Promise<ReceivedOrder | null>;
  finishTransfer(databaseId: number, orderKey: string): Promise<PlacedOrder | null>;
  storeForm(checkoutId: string, typed: Partial<CheckoutValues>): Promise<void>;
  /** A ticket with which this browser opens WooCommerce's own checkout, once. */
  startTransfer(browser: string, productId: number | null): Promise<Result<string>>;
};

/** Everything that a browser's request may call on its session. */
export type SessionRpc = SessionCalls & AccountCalls;

/** The caller: the key in its cookie, and its request. */
export interface SessionCaller {
  key: string;
  request: RequestContext;
  /** A page's read: how long it may wait behind the session's other calls, in milliseconds. */
  waitMs?: number;
}

/** The result of a call, and the state of the session afterwards. */
interface Opened<T> {
  closed: null;
  value: T;
  /** The key that the cookie must contain besides the session's id; "" until somebody signs in. */
  key: string;
  isSignedIn: boolean;
}

/**
 * The cookie opens no session. superseded: a sign-in or sign-out has just replaced it, and the browser has the answer, or will;
 * unknown: replaced long ago, or of a deleted session.
 */
export type Closed = { closed: "superseded" | "unknown" };

/** busy: the read wasn't carried out within its time, and nothing stored answers it. */
export type SessionReply<T> = Opened<T> | Closed | "busy";

/** The calls of Stripe's webhook and the schedule on a session. */
export interface PaymentCalls {
  /** false: it must be called again later. */
  notifyPayment(intentId: string, eventId: string): Promise<boolean>;
}

/** The part of the account that needs the shopper's session. */
export type AccountCalls = Omit<
  Account,
  | "listProviders"
  | "readAddressOptions"
  | "readViewer"
  | "requestPasswordReset"
  | "setNewPassword"
  | "startProviderSignIn"
  | "cancelProviderSignIn"
> & {
  cancelProviderSignIn(answer: { provider: string; state: string }): Promise<string | null>;
  readViewer(): Promise<Viewer | null>;
  /** Returns the state parameter for the provider. */
  startProviderSignIn(provider: string, returnTo: string): Promise<string>;
  /** As the signed-in customer, whatever author the draft names; null: nobody is signed in, and nothing was sent. */
  writeReview(draft: ReviewDraft): Promise<Result<WrittenReview> | null>;
};
