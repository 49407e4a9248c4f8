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
  /** What of the guest's cart couldn't come along. */
  losses: CartLoss[];
  /** Of both carts together; null: they couldn't be read just now. */
  itemCount: number | null;
}

export type ProviderSignIn =
  | ({ kind: "signed-in"; returnTo: string } & SignedIn)
  /** The state isn't one that this browser was given, or it was used or has expired: nothing was asked. */
  | { kind: "foreign" }
  | { kind: "failed"; failure: Failure };

/** Where an address may be. */
export interface Places {
  /** ISO codes. */
  countries: string[];
  /** Of the country that was asked for; none where it has none, or they can't be had. */
  regions: Record<string, Region[]>;
}

/**
 * The account of one shopper: signing in and out, and what a customer owns. What needs a customer fails with
 * "auth-expired" where nobody is signed in; a fault of the backend never signs anybody out.
 */
export interface Account {
  /** As the session remembers; asks nothing of the backend. null: nobody is signed in. */
  readViewer(): Promise<Viewer | null>;
  /** Somebody was signed in here and isn't any more, though he didn't sign out. */
  hasExpired(): Promise<boolean>;
  signIn(credentials: { username: string; password: string }): Promise<Result<SignedIn>>;
  /** Makes an account and signs in. */
  register(registration: Registration): Promise<Result<SignedIn>>;
  /** Ways to sign in beside the password; none where the backend has none. */
  listProviders(): Promise<LoginClient[]>;
  /** Where the provider asks the shopper; its state is bound to this browser, for one use within 10 minutes. */
  startProviderSignIn(provider: string, returnTo: string): Promise<Result<string>>;
  finishProviderSignIn(answer: { provider: string; code: string; state: string }): Promise<ProviderSignIn>;
  /** The shopper said no there: the state is used up. Where he was; null: this browser was given no such state. */
  cancelProviderSignIn(answer: { provider: string; state: string }): Promise<string | null>;
  /** Signed out here even while the backend doesn't answer. */
  signOut(): Promise<void>;
  /** Says the same, in the same time, of known and unknown names: the mail goes out after the answer. */
  requestPasswordReset(username: string): Promise<Result<null>>;
  setNewPassword(reset: { key: string; login: string; password: string }): Promise<Result<null>>;
  readAccount(): Promise<Result<AccountOverview>>;
  readCustomer(): Promise<Result<Customer>>;
  changeCustomer(change: CustomerChange): Promise<Result<Customer>>;
  /** Refused as a wrong sign-in is, when the old password is wrong. */
  changePassword(change: { password: string; newPassword: string }): Promise<Result<null>>;
  /** A hundred, newest first; `after` is the `next` of the list before. */
  listOrders(after: string | null): Promise<Result<OrderList>>;
  /** The countries that the shop sells to, and the regions of one of them. */
  readPlaces(country: string): Promise<Result<Places>>;
  /** null: no order, or somebody else's. With what this browser knows of paying it. */
  findOwnOrder(databaseId: number): Promise<Result<CustomerOrder | null>>;
  listDownloads(): Promise<Result<DownloadableItem[]>>;
}

export const accountContext = createContext<Account>();
