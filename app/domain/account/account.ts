import type { Address } from "../checkout/address";
import type { DownloadableItem, OrderSummary } from "../orders/order";

/** A customer as the account reads it. His session token stays in the Worker. */
export interface Customer {
  databaseId: number;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  isPayingCustomer: boolean;
  billing: Address;
  shipping: Address;
}

/** Who is signed in. */
export interface Viewer {
  /** The backend's global id, which a change of the password asks for. */
  id: string;
  databaseId: number;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  nicename: string;
  avatarUrl: string | null;
}

/** A way to sign in. */
export interface LoginClient {
  name: string;
  /** Backend's LoginProviderEnum: "PASSWORD", "GOOGLE". */
  provider: string;
  isEnabled: boolean;
  /** Where the provider asks the shopper; the password has none. */
  authorizationUrl: string | null;
}

/** What an account is made from; names are optional. */
export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** What a customer changes of himself: what is absent stays. */
export type CustomerChange = Partial<Pick<Customer, "firstName" | "lastName" | "email" | "billing" | "shipping">>;

/** The first page of an account: his newest orders and the first of his files. */
export interface AccountOverview {
  customer: Customer;
  orders: OrderSummary[];
  downloads: DownloadableItem[];
}
