import type { Address } from "../checkout/address";
import type { DownloadableItem, OrderSummary } from "../orders/order";

/** A customer as read from the backend. The session token never leaves the Worker. */
export interface Customer {
  databaseId: number;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  billing: Address;
  shipping: Address;
}

/** The signed-in user. */
export interface Viewer {
  /** The backend's global id of the user, needed to change the password. */
  id: string;
  databaseId: number;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
}

/** A login provider. */
export interface LoginClient {
  name: string;
  /** The backend's LoginProviderEnum, such as "PASSWORD" or "GOOGLE". */
  provider: string;
  isEnabled: boolean;
  /** The provider's authorization page; null for the password provider. */
  authorizationUrl: string | null;
}

/** Fields of a new account; names are optional. */
export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** The fields a customer can update; absent fields stay unchanged. */
export type CustomerChange = Partial<Pick<Customer, "firstName" | "lastName" | "email" | "billing" | "shipping">>;

/** The account overview: the newest orders and the first downloads. */
export interface AccountOverview {
  customer: Customer;
  orders: OrderSummary[];
  downloads: DownloadableItem[];
}
