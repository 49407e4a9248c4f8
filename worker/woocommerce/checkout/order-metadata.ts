import type { CheckoutDraft, CourierOffice, Invoice } from "../../../app/domain/checkout/checkout-draft";

interface Entry {
  key: string;
  value: string;
}

const INVOICE_KEYS: Record<keyof Invoice, string> = {
  company: "invoice_company",
  number: "invoice_eik",
  vat: "invoice_vat",
  person: "invoice_mol",
  address: "invoice_address",
};
const OFFICE_KEYS: Record<keyof CourierOffice, string> = { courier: "courier", office: "courier_office" };

/**
 * Metadata of an order: what stands in the draft under the keys of docs/backend-contract.md, and no other key. Without a
 * leading "_" WooCommerce shows them to the merchant as custom fields.
 */
export function toMetadata({ invoice, office }: Pick<CheckoutDraft, "invoice" | "office">): Entry[] {
  return [...entriesOf(invoice, INVOICE_KEYS), ...entriesOf(office, OFFICE_KEYS)];
}

/** The same read back from an order; null where the order has none. */
export function fromMetadata(entries: Entry[]): { invoice: Invoice | null; office: CourierOffice | null } {
  const values = new Map(entries.map(({ key, value }) => [key, value]));
  const read = <T>(keys: Record<keyof T, string>) => {
    const found = Object.entries<string>(keys).map(([name, key]) => [name, values.get(key) ?? ""] as const);
    return found.some(([, value]) => value) ? (Object.fromEntries(found) as T) : null;
  };
  return { invoice: read<Invoice>(INVOICE_KEYS), office: read<CourierOffice>(OFFICE_KEYS) };
}

function entriesOf<T extends object>(part: T | null | undefined, keys: Record<keyof T, string>): Entry[] {
  if (!part) return [];
  return Object.entries<string>(keys).flatMap(([name, key]) => {
    const value = part[name as keyof T];
    return typeof value === "string" && value ? [{ key, value }] : [];
  });
}
