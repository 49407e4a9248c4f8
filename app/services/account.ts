import { createContext } from "react-router";
import type { Failure, Result } from "../domain/values/result";
import type {
  AccountOverview,
  Customer,
  CustomerChange,
  LoginClient,
  Registration,
  Viewer,
} from "../domain/account/account";
import type { Region } from "../domain/checkout/address";
import type { CartLoss } from "../domain/cart/cart";
import type { CustomerOrder, DownloadableItem, OrderList } from "../domain/orders/order";

export interface SignedIn {
  viewer: Viewer;
  /** The parts of the guest's cart that couldn't be transferred. */
  losses: CartLoss[];
  /** Items in the merged cart; null when it couldn't be loaded. */
  itemCount: number | null;
}

export type ProviderSignIn =
  | ({ kind: "signed-in"; returnTo: string } & SignedIn)
  /** The state wasn't issued to this browser, was used, or has expired: the backend was not called. */
  | { kind: "foreign" }
  | { kind: "failed"; failure: Failure };

/** Countries and regions for address forms. */
export interface AddressOptions {
  /** ISO 3166-1 alpha-2 codes. */
  countries: string[];
  /** The requested country, or the one that a form begins with. */
  country: string;
  /** The country's regions, under its code; [] if it has none, or if they couldn't be loaded. */
  regions: Record<string, Region[]>;
}

/**
 * A shopper's account: signing in and out, and a customer's own data. Methods that need a customer fail with
 * "auth-expired" when nobody is signed in; a backend failure never signs anybody out.
 */
export interface Account {
  /** The signed-in user from the session, without a backend request; null for a guest. */
  readViewer(): Promise<Result<Viewer | null>>;
  /** The sign-in has expired without a sign-out. */
  hasExpired(): Promise<boolean>;
  signIn(credentials: { username: string; password: string }): Promise<Result<SignedIn>>;
  /** Creates an account and signs in. */
  register(registration: Registration): Promise<Result<SignedIn>>;
  /** Login providers; none when the backend has none. */
  listProviders(): Promise<LoginClient[]>;
  /** The provider's authorization URL; its state is bound to this browser, single-use, valid for 10 minutes. */
  startProviderSignIn(provider: string, returnTo: string): Promise<Result<string>>;
  finishProviderSignIn(answer: { provider: string; code: string; state: string }): Promise<ProviderSignIn>;
  /** The shopper declined: consumes the state and returns the page they came from; null for an unknown state. */
  cancelProviderSignIn(answer: { provider: string; state: string }): Promise<Result<string | null>>;
  /** Signs out locally even when the backend is unavailable. */
  signOut(): Promise<void>;
  /** Replies equally, and equally fast, for known and unknown names: the e-mail is sent after the reply. */
  requestPasswordReset(username: string): Promise<Result<null>>;
  setNewPassword(reset: { key: string; login: string; password: string }): Promise<Result<null>>;
  readAccount(): Promise<Result<AccountOverview>>;
  readCustomer(): Promise<Result<Customer>>;
  changeCustomer(change: CustomerChange): Promise<Result<Customer>>;
  /** Refused like a failed sign-in when the old password is wrong. */
  changePassword(change: { password: string; newPassword: string }): Promise<Result<null>>;
  /** Up to a hundred orders, newest first; `after` is the previous list's `next`. */
  listOrders(after: string | null): Promise<Result<OrderList>>;
  /** The countries the shop sells to, and the regions of one of them; "" for the one that a form begins with. */
  readAddressOptions(country: string): Promise<Result<AddressOptions>>;
  /** null when the order doesn't exist or isn't the customer's. Includes this browser's payment data. */
  findOwnOrder(databaseId: number): Promise<Result<CustomerOrder | null>>;
  listDownloads(): Promise<Result<DownloadableItem[]>>;
}

export const accountContext = createContext<Account>();
