import * as home from "#country/rules";
import type { Address } from "../../domain/checkout/address";
import { REGION_NAMES } from "#strings/checkout/regions";

export function nameOf({ firstName, lastName }: Pick<Address, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

/** Address lines as on a parcel; `countries` are names by code. */
export function addressLines(address: Address, countries: Record<string, string>): string[] {
  const { address1, address2, city, postcode, state, country } = address;
  const region = REGION_NAMES[state] ?? state;
  const isAbroad = country !== home.code && country !== "";
  return [
    [address1, address2].filter(Boolean).join(", "),
    [`${postcode} ${city}`.trim(), region.startsWith(city) ? "" : region].filter(Boolean).join(", "),
    isAbroad ? (countries[country] ?? country) : "",
  ].filter(Boolean);
}
