import * as v from "valibot";
import type { Region } from "./address";
import type { CheckoutField, CheckoutValues } from "./checkout-values";
import { EMAIL, EMAIL_MAX } from "./email";
import { parsePhone } from "./phone";

/** What is wrong with a field; app/strings/checkout.ts has the sentences. */
export type FieldProblem = "required" | "too-long" | "email" | "phone" | "postcode" | "region" | "choice";
export type FieldProblems = Partial<Record<CheckoutField, FieldProblem>>;

/** What this cart asks of the form. */
export interface CheckoutRules {
  /** false: only virtual products, and the shop doesn't ask for an address then (specification §4). */
  needsAddress: boolean;
  needsShipping: boolean;
  countries: string[];
  regions: Record<string, Region[]>;
  rateIds: string[];
  gatewayIds: string[];
}

export const NAME_MAX = 60;
export const LINE_MAX = 120;
export const NOTE_MAX = 1000;
const POSTCODES: Record<string, RegExp> = { BG: /^[1-9]\d{3}$/ };
const ANY_POSTCODE = /^[a-z0-9][a-z0-9 -]{1,9}$/i;
const BG_REGION = /^BG-(?:0[1-9]|1\d|2[0-8])$/;

const anything = v.pipe(v.string());
const upTo = (max: number) => v.pipe(v.string(), v.maxLength(max, "too-long"));
const filled = (max: number) => v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(max, "too-long"));
const matching = (max: number, pattern: RegExp, problem: FieldProblem) =>
  v.pipe(filled(max), v.regex(pattern, problem));
const oneOf = (options: string[], problem: FieldProblem = "choice") =>
  v.pipe(
    filled(LINE_MAX),
    v.check((value) => options.includes(value), problem),
  );
const email = matching(EMAIL_MAX, EMAIL, "email");
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const phone = v.pipe(
  filled(NAME_MAX),
  v.check((value) => parsePhone(value) !== null, "phone"),
  v.transform((value) => parsePhone(value) ?? value),
);

/** The one schema of the checkout form, for browser and server, as this cart and the chosen countries want it. */
export function checkoutSchema(values: CheckoutValues, rules: CheckoutRules) {
  const isElsewhere = rules.needsShipping && values.shipToDifferentAddress === "on";
  return v.object({
    "billing.firstName": filled(NAME_MAX),
    "billing.lastName": filled(NAME_MAX),
    "billing.email": email,
    "billing.phone": phone,
    rateId: rules.needsShipping ? oneOf(rules.rateIds) : anything,
    ...placeSchema("billing", values["billing.country"], rules.needsAddress ? rules : null),
    shipToDifferentAddress: anything,
    "shipping.firstName": isElsewhere ? filled(NAME_MAX) : anything,
    "shipping.lastName": isElsewhere ? filled(NAME_MAX) : anything,
    ...placeSchema("shipping", values["shipping.country"], isElsewhere ? rules : null),
    customerNote: upTo(NOTE_MAX),
    paymentMethod: oneOf(rules.gatewayIds),
    consent: v.literal("on", "required"),
    checkoutId: upTo(LINE_MAX),
    seenTotal: anything,
  });
}

/** Six fields of one address; without rules (not asked for) anything goes. */
function placeSchema<B extends "billing" | "shipping">(block: B, country: string, rules: CheckoutRules | null) {
  const asked = rules && {
    country: oneOf(rules.countries),
    state: regionSchema(country, rules.regions[country] ?? []),
    city: filled(LINE_MAX),
    postcode: matching(LINE_MAX, POSTCODES[country] ?? ANY_POSTCODE, "postcode"),
    address1: filled(LINE_MAX),
    address2: upTo(LINE_MAX),
  };
  const names = ["country", "state", "city", "postcode", "address1", "address2"] as const;
  return Object.fromEntries(names.map((name) => [`${block}.${name}`, asked?.[name] ?? anything])) as {
    [N in `${B}.${(typeof names)[number]}`]: v.GenericSchema<string>;
  };
}

function regionSchema(country: string, regions: Region[]): v.GenericSchema<string> {
  if (country === "BG") return matching(LINE_MAX, BG_REGION, "region");
  if (!regions.length) return upTo(LINE_MAX);
  return oneOf(
    regions.map((region) => region.code),
    "region",
  );
}

/** Checks the whole form: the values as they are kept (the telephone in E.164), or one problem for each wrong field. */
export function checkCheckout(
  values: CheckoutValues,
  rules: CheckoutRules,
): { ok: true; values: CheckoutValues } | { ok: false; problems: FieldProblems } {
  const result = v.safeParse(checkoutSchema(values, rules), values);
  if (result.success) return { ok: true, values: result.output };
  const problems: FieldProblems = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as CheckoutField;
    problems[field] ??= issue.message as FieldProblem;
  }
  return { ok: false, problems };
}

/** Values while the form is still being filled in: what the backend would choke on is left out. */
export function withoutHalfTyped(values: CheckoutValues): CheckoutValues {
  const short = Object.entries(values).map(([field, value]) => [field, [...value].slice(0, NOTE_MAX).join("")]);
  const keep = (field: CheckoutField, schema: v.GenericSchema) => (v.is(schema, values[field]) ? values[field] : "");
  return {
    ...(Object.fromEntries(short) as CheckoutValues),
    "billing.email": keep("billing.email", email),
    "billing.country": keep("billing.country", countryCode),
    "shipping.country": keep("shipping.country", countryCode),
  };
}
