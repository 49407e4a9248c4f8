import { EMPTY_ADDRESS, type Address } from "./address";
import type { DeliveryChoice } from "../delivery/delivery-choice";
import { writeOfficeLine } from "#country/couriers";

/** A courier's pickup office or locker: the courier's name, and the office's name or number. */
export interface CourierOffice {
  courier: string;
  office: string;
  /** If the office was chosen from a courier's list: its id there, and as `code` the courier's key in COURIERS. */
  id?: string;
  code?: string;
}

/** Company details for an invoice; `vat` may be "". */
export interface Invoice {
  company: string;
  number: string;
  vat: string;
  person: string;
  address: string;
}

/** The checkout data that the session stores; never a password. */
export interface CheckoutDraft {
  billing: Address;
  shipping: Address;
  shipToDifferentAddress: boolean;
  paymentMethod: string;
  customerNote: string;
  /** null for delivery to a street; otherwise the first line of the shipping address names the office too. */
  office?: CourierOffice | null;
  /**
   * Office and street as typed, on which couriers' prices depend. The rate decides which of the two is used
   * (statedChoice).
   */
  delivery?: Omit<DeliveryChoice, "payment">;
  invoice?: Invoice | null;
}

/** A checkout in which nothing has been entered. */
export const EMPTY_DRAFT: CheckoutDraft = {
  billing: EMPTY_ADDRESS,
  shipping: EMPTY_ADDRESS,
  shipToDifferentAddress: false,
  paymentMethod: "",
  customerNote: "",
};

const MARK = "\u0000";

const [BEFORE, BETWEEN] = [writeOfficeLine(MARK, MARK).split(MARK)[0]!, writeOfficeLine(MARK, MARK).split(MARK)[1]!];

/** Parses the office from an address line as the checkout writes it (#country/couriers); null for a street. */
export function readOfficeLine(line: string): CourierOffice | null {
  const at = line.indexOf(BETWEEN);
  if (at < 1 || !line.startsWith(BEFORE)) return null;
  const [courier, office] = [line.slice(BEFORE.length, at), line.slice(at + BETWEEN.length)];
  return courier && office ? { courier, office } : null;
}
