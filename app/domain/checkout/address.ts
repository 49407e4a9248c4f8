import * as home from "#country/rules";
import { language } from "#locale";

/**
 * Fields of an address in a form. `to` is "office" for delivery to a courier's office; `courier` and `office` name it,
 * and `officeId` is its id if it was chosen from the courier's list.
 */
export const ADDRESS_FIELDS = [
  "country",
  "to",
  "city",
  "postcode",
  "state",
  "courier",
  "office",
  "officeId",
  "address1",
  "address2",
] as const;

export interface Region {
  code: string;
  name: string;
}

export const EMPTY_ADDRESS = {
  firstName: "",
  lastName: "",
  company: "",
  address1: "",
  address2: "",
  city: "",
  postcode: "",
  /** Region code, "BG-22". */
  state: "",
  /** ISO 3166-1 alpha-2 code. */
  country: "",
  email: "",
  phone: "",
};

/** An address of the checkout form or an order; absent values are "". */
export type Address = typeof EMPTY_ADDRESS;

/** Whether an address says more than WooCommerce's default location, which has a country and a region. */
export function hasLocation({ city, postcode }: Pick<Address, "city" | "postcode">): boolean {
  return city !== "" || postcode !== "";
}

/** The country that an address form begins with: the shop's own, if it sells there. */
export function firstCountry(countries: string[]): string {
  return countries.includes(home.code) ? home.code : (countries[0] ?? "");
}

/** Names of countries in the language by ISO code. For loaders only: browsers spell some names differently than the server. */
export function countryNames(codes: string[]): Record<string, string> {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  return Object.fromEntries(
    codes.filter((code) => /^[A-Z]{2}$/.test(code)).map((code) => [code, names.of(code) ?? code]),
  );
}
