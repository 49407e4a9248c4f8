import type { Address } from "./address";

/** Where a courier keeps the parcel: his name, and the name or number of his office or locker. */
export interface CourierOffice {
  courier: string;
  office: string;
}

/** What a company needs on its invoice (law-and-practice, Invoice); the VAT number may be "". */
export interface Invoice {
  company: string;
  number: string;
  vat: string;
  person: string;
  address: string;
}

/** What the shopper wants of the backend at the checkout, as the session keeps it; never a password. */
export interface CheckoutDraft {
  billing: Address;
  shipping: Address;
  shipToDifferentAddress: boolean;
  paymentMethod: string;
  customerNote: string;
  /** null: to a street; else the destination's first address line names it too. */
  office?: CourierOffice | null;
  invoice?: Invoice | null;
}
