import * as v from "valibot";
import type { ShippingRate } from "../cart/cart";
import { isListed, isToOffice, type CheckoutField, type CheckoutValues, type KnownCheckout } from "./checkout-form";
import { parseCompanyNumber, parseVatNumber } from "#country/company-number";
import { EMAIL, EMAIL_MAX } from "../forms/email";
import { anything, filled, LINE_MAX, matching, NAME_MAX, NOTE_MAX, oneOf, parsed, upTo } from "../forms/field-schema";
import { isGoodPassword } from "../forms/password-rule";
import { parsePhone } from "../forms/phone";
import { problemsOf } from "../forms/problems";
import { addressSchema } from "./address-schema";

/** All validation problems; app/strings/bg/checkout/checkout.ts has the messages. */
export const FIELD_PROBLEMS = [
  "required",
  "too-long",
  "email",
  "phone",
  "postcode",
  "region",
  "unavailable",
  "company-number",
  "vat-number",
  "password",
  "taken",
  "no-price",
  "office-gone",
  "office-elsewhere",
  "office-kind",
  "office-weight",
  "settlement",
] as const;
type FieldProblem = (typeof FIELD_PROBLEMS)[number];
/** The password is a form field but never one of the values: it is neither stored nor sent back. */
export type FormField = CheckoutField | "password";
export type FieldProblems = Partial<Record<FormField, FieldProblem>>;

/** What the form must contain for this cart. */
export interface CheckoutRules extends Pick<KnownCheckout, "countries" | "regions" | "couriers"> {
  /** false if the cart has only virtual products and the shop then hides the address. */
  needsAddress: boolean;
  needsShipping: boolean;
  rates: Pick<ShippingRate, "id" | "to" | "courier">[];
  gatewayIds: string[];
}

export const email = matching(EMAIL_MAX, EMAIL, "email");
export const phone = parsed(NAME_MAX, parsePhone, "phone");
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const vatNumber = v.union([v.literal(""), parsed(NAME_MAX, parseVatNumber, "vat-number")], "vat-number");

/** The schema of the checkout form, shared by browser and server, for this cart and the selected countries. */
function checkoutSchema(values: CheckoutValues, rules: CheckoutRules) {
  const isElsewhere = rules.needsShipping && values.shipToDifferentAddress === "on";
  const addressRules = (block: "billing" | "shipping") => ({
    country: values[`${block}.country`],
    isOffice: rules.needsShipping && isToOffice(values, block),
    isListed: isListed(values, block, rules.couriers),
    countries: rules.countries,
    regions: rules.regions,
  });
  return v.object({
    "billing.firstName": filled(NAME_MAX),
    "billing.lastName": filled(NAME_MAX),
    "billing.email": email,
    "billing.phone": phone,
    createAccount: anything,
    password: values.createAccount === "on" ? passwordSchema(values["billing.email"]) : anything,
    rateId: rules.needsShipping ? oneOf(rules.rates.map(({ id }) => id)) : anything,
    ...addressSchema("billing", rules.needsAddress ? addressRules("billing") : null),
    shipToDifferentAddress: anything,
    "shipping.firstName": isElsewhere ? filled(NAME_MAX) : anything,
    "shipping.lastName": isElsewhere ? filled(NAME_MAX) : anything,
    ...addressSchema("shipping", isElsewhere ? addressRules("shipping") : null),
    customerNote: upTo(NOTE_MAX),
    ...invoiceSchema(values.invoice === "on"),
    paymentMethod: oneOf(rules.gatewayIds),
    consent: v.literal("on", "required"),
    checkoutId: upTo(LINE_MAX),
    seenTotal: anything,
  });
}

function passwordSchema(mail: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty("required"),
    v.check((password) => isGoodPassword(password, mail), "password"),
  );
}

function invoiceSchema(isAsked: boolean) {
  const requested = (schema: v.GenericSchema<string>) => (isAsked ? schema : anything);
  return {
    invoice: anything,
    "invoice.company": requested(filled(LINE_MAX)),
    "invoice.number": requested(parsed(NAME_MAX, parseCompanyNumber, "company-number")),
    "invoice.vat": requested(vatNumber),
    "invoice.person": requested(filled(LINE_MAX)),
    "invoice.address": requested(filled(LINE_MAX)),
  };
}

/** A validated form: the values to submit (phone in E.164), or those typed and one problem per invalid field. */
export interface CheckedForm {
  values: CheckoutValues;
  problems: FieldProblems;
}

/** Validates the whole form. */
export function checkCheckout(typed: CheckoutValues, rules: CheckoutRules, password = ""): CheckedForm {
  const values = atRate(typed, rules);
  const result = v.safeParse(checkoutSchema(values, rules), { ...values, password });
  if (!result.success) return { values: typed, problems: problemsOf(result.issues) };
  const { password: _secret, ...checked } = result.output;
  return { values: checked, problems: {} };
}

/**
 * The selected rate decides whether the parcel goes to an office, and to which courier's, whatever the fields state.
 */
function atRate(typed: CheckoutValues, { rates }: CheckoutRules): CheckoutValues {
  const { to, courier } = rates.find(({ id }) => id === typed.rateId) ?? {};
  const place = (block: "billing" | "shipping") => {
    const [known, id] = [typed[`${block}.courier`], typed[`${block}.officeId`]];
    return {
      ...(to && { [`${block}.to`]: to }),
      // Another courier may use the same id for an office of its own.
      ...(courier && { [`${block}.courier`]: courier, [`${block}.officeId`]: known && known !== courier ? "" : id }),
    };
  };
  return { ...typed, ...place("billing"), ...place("shipping") };
}

/** Values of an incomplete form, without those on which the backend would fail. */
export function withoutIncomplete(values: CheckoutValues): CheckoutValues {
  const short = Object.entries(values).map(([field, value]) => [field, [...value].slice(0, NOTE_MAX).join("")]);
  const keep = (field: CheckoutField, schema: v.GenericSchema) => (v.is(schema, values[field]) ? values[field] : "");
  return {
    ...(Object.fromEntries(short) as CheckoutValues),
    "billing.email": keep("billing.email", email),
    "billing.country": keep("billing.country", countryCode),
    "shipping.country": keep("shipping.country", countryCode),
  };
}
