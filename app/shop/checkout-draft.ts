import type { Address } from "./address";

/** What the shopper has typed at the checkout so far; kept in the session, so that nothing typed is ever lost. */
export interface CheckoutDraft {
  billing: Address;
  shipping: Address;
  shipToDifferentAddress: boolean;
  paymentMethod: string;
  customerNote: string;
}
