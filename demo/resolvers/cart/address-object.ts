import { ADDRESS_FIELDS, type Address } from "../../session/shopper-data.ts";

/** An address of an order, an account or a session: empty fields are null. */
export function showAddress(address: Address) {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] || null]));
}
