import * as v from "valibot";
import { COURIERS } from "../../config/couriers";
import type { Region } from "./address";
import { anything, filled, LINE_MAX, oneOf, upTo } from "../forms/field-schema";
import { isPostcode } from "./postcode";

const BG_REGION = /^BG-(?:0[1-9]|1\d|2[0-8])$/;

interface PlaceRules {
  country: string;
  /** The parcel waits at a courier's: no street is asked for. */
  isOffice: boolean;
  countries: string[];
  regions: Record<string, Region[]>;
}

/** Schema of one address's fields; without rules (not asked for) anything goes. */
export function placeSchema<B extends "billing" | "shipping">(block: B, rules: PlaceRules | null) {
  const fields = { ...(rules ? askedFields(rules) : {}) } as Partial<Record<string, v.GenericSchema<string>>>;
  const names = ["country", "to", "state", "city", "postcode", "courier", "office", "address1", "address2"] as const;
  return Object.fromEntries(names.map((name) => [`${block}.${name}`, fields[name] ?? anything])) as {
    [N in `${B}.${(typeof names)[number]}`]: v.GenericSchema<string>;
  };
}

function askedFields({ country, isOffice, countries, regions }: PlaceRules) {
  return {
    country: oneOf(countries),
    state: regionSchema(country, regions[country] ?? []),
    city: filled(LINE_MAX),
    postcode: v.pipe(
      filled(LINE_MAX),
      v.check((code) => isPostcode(code, country), "postcode"),
    ),
    ...(isOffice
      ? { courier: oneOf(Object.keys(COURIERS)), office: filled(LINE_MAX) }
      : { address1: filled(LINE_MAX), address2: upTo(LINE_MAX) }),
  };
}

function regionSchema(country: string, regions: Region[]): v.GenericSchema<string> {
  if (country === "BG") return v.pipe(filled(LINE_MAX), v.regex(BG_REGION, "region"));
  if (!regions.length) return upTo(LINE_MAX);
  return oneOf(
    regions.map((region) => region.code),
    "region",
  );
}
