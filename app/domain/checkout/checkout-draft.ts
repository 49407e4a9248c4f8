import type { Address } from "./address";
import { OFFICE_LINE } from "../../config/couriers";

/** Where a courier keeps the parcel: his name, and the name or number of his office or locker. */
export interface CourierOffice {
  courier: string;
  office: string;
}

/** What a company needs on its invoice; the VAT number may be "". */
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

const MARK = "\u0000";

const [BEFORE, BETWEEN] = [OFFICE_LINE(MARK, MARK).split(MARK)[0]!, OFFICE_LINE(MARK, MARK).split(MARK)[1]!];

/** The office that an address's first line names, as the checkout writes it (config/couriers.ts); null: it is a street. */
export function readOfficeLine(line: string): CourierOffice | null {
  const at = line.indexOf(BETWEEN);
  if (at < 1 || !line.startsWith(BEFORE)) return null;
  const [courier, office] = [line.slice(BEFORE.length, at), line.slice(at + BETWEEN.length)];
  return courier && office ? { courier, office } : null;
}
