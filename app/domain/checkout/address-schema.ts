import * as home from "#country/rules";
import * as v from "valibot";
import { COURIERS } from "#country/couriers";
import { ADDRESS_FIELDS, type Region } from "./address";
import { anything, filled, LINE_MAX, oneOf, upTo } from "../forms/field-schema";

/** Numeric postcode patterns with the countries that use them. */
const NUMERIC: [form: RegExp, countries: string][] = [
  [home.postcode, home.code],
  [/^\d{4}$/, "AT BE CH CY DK HU LU MK SI"],
  [/^\d{5}$/, "DE EE ES FI FR HR IT RS TR"],
  [/^\d{6}$/, "RO"],
  [/^\d{3} ?\d{2}$/, "CZ GR SE SK"],
];

/** Patterns with letters or a hyphen. Countries in neither list accept any short code. */
const ALPHANUMERIC: typeof NUMERIC = [
  [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, "GB"],
  [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, "IE"],
  [/^(LT-)?\d{5}$/i, "LT"],
  [/^(LV-)?\d{4}$/i, "LV"],
  [/^[A-Z]{3} ?\d{4}$/i, "MT"],
  [/^\d{4} ?[A-Z]{2}$/i, "NL"],
  [/^\d{2}-\d{3}$/, "PL"],
  [/^\d{4}-\d{3}$/, "PT"],
];

const ANY_POSTCODE = /^[a-z0-9][a-z0-9 -]{1,9}$/i;

/** Whether the postcode is valid for that country (ISO code). */
export function isPostcode(postcode: string, country: string): boolean {
  return (findForm(NUMERIC, country) ?? findForm(ALPHANUMERIC, country) ?? ANY_POSTCODE).test(postcode);
}

/** Whether that country's postcodes are numeric; false when the format is unknown. */
export function isNumericPostcode(country: string): boolean {
  return findForm(NUMERIC, country) !== undefined;
}

function findForm(forms: typeof NUMERIC, country: string): RegExp | undefined {
  return forms.find(([, countries]) => countries.split(" ").includes(country))?.[0];
}

interface AddressRules {
  country: string;
  /** The parcel goes to a courier's office: no street is required. */
  isOffice: boolean;
  /** The office is chosen from the courier's list. */
  isListed: boolean;
  countries: string[];
  regions: Record<string, Region[]>;
}

/** Schema of one address; without rules (address not requested) every value is accepted. */
export function addressSchema<B extends "billing" | "shipping">(block: B, rules: AddressRules | null) {
  const fields = { ...(rules ? requiredFields(rules) : {}) } as Partial<Record<string, v.GenericSchema<string>>>;
  return Object.fromEntries(ADDRESS_FIELDS.map((name) => [`${block}.${name}`, fields[name] ?? anything])) as {
    [N in `${B}.${(typeof ADDRESS_FIELDS)[number]}`]: v.GenericSchema<string>;
  };
}

function requiredFields({ country, isOffice, isListed, countries, regions }: AddressRules) {
  return {
    country: oneOf(countries),
    state: regionSchema(country, regions[country] ?? []),
    city: filled(LINE_MAX),
    postcode: v.pipe(
      filled(LINE_MAX),
      v.check((code) => isPostcode(code, country), "postcode"),
    ),
    ...(isOffice
      ? { courier: oneOf(Object.keys(COURIERS)), [isListed ? "officeId" : "office"]: filled(LINE_MAX) }
      : { address1: filled(LINE_MAX), address2: upTo(LINE_MAX) }),
  };
}

function regionSchema(country: string, regions: Region[]): v.GenericSchema<string> {
  if (country === home.code) return v.pipe(filled(LINE_MAX), v.regex(home.region, "region"));
  if (!regions.length) return upTo(LINE_MAX);
  return oneOf(
    regions.map((region) => region.code),
    "region",
  );
}
