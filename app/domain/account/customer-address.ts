import * as v from "valibot";
import { EMPTY_ADDRESS, type Address, type Region } from "../checkout/address";
import { email, phone, type FieldProblems } from "../checkout/check-checkout";
import type { CheckoutField } from "../checkout/checkout-form";
import { filled, NAME_MAX } from "../forms/field-schema";
import { problemsOf } from "../forms/problems";
import { readLine } from "../forms/form-data";
import { addressSchema } from "../checkout/address-schema";

/** The two addresses of a customer. */
export const ADDRESS_BLOCKS = ["billing", "shipping"] as const;
export type AddressBlock = (typeof ADDRESS_BLOCKS)[number];

/** The submitted values of one address, keyed by the checkout's field names. */
export type AddressValues = Partial<Record<CheckoutField, string>>;

const NAMES = ["firstName", "lastName", "country", "state", "city", "postcode", "address1", "address2"] as const;
const BILLING_ONLY = ["email", "phone"] as const;

/** Fields of the address form; a shipping address has no e-mail and phone, as at the checkout. */
function namesOf(block: AddressBlock): (keyof Address)[] {
  return block === "billing" ? [...NAMES, ...BILLING_ONLY] : [...NAMES];
}

/** Submitted values without control characters. Never throws. */
export function readAddressValues(form: FormData, block: AddressBlock): AddressValues {
  return toValues(block, (name) => readLine(form, `${block}.${name}`));
}

/** Form values of an existing address. */
export function valuesOfAddress(address: Address, block: AddressBlock): AddressValues {
  return toValues(block, (name) => address[name]);
}

/**
 * Validates a customer's address by the checkout's rules. Returns the address to save (phone in E.164) or one problem
 * per invalid field. Fields that the form doesn't show keep their value from `before`.
 */
export function checkCustomerAddress(
  values: AddressValues,
  block: AddressBlock,
  { countries, regions, before }: { countries: string[]; regions: Record<string, Region[]>; before: Address },
): { ok: true; address: Address } | { ok: false; problems: FieldProblems } {
  const country = values[`${block}.country`] ?? "";
  const fields: Record<string, v.GenericSchema<string>> = {
    [`${block}.firstName`]: filled(NAME_MAX),
    [`${block}.lastName`]: filled(NAME_MAX),
    ...(block === "billing" && { "billing.email": email, "billing.phone": phone }),
    ...addressSchema(block, { country, isOffice: false, isListed: false, countries, regions }),
  };
  const empty = Object.fromEntries(
    [...namesOf(block), "to", "courier", "office", "officeId"].map((name) => [`${block}.${name}`, ""]),
  );
  const result = v.safeParse(v.object(fields), { ...empty, ...values });
  if (!result.success) return { ok: false, problems: problemsOf(result.issues) };
  const checked = result.output;
  const typed = namesOf(block).map((name) => [name, checked[`${block}.${name}`] ?? ""]);
  return { ok: true, address: { ...EMPTY_ADDRESS, ...before, ...Object.fromEntries(typed) } };
}

function toValues(block: AddressBlock, read: (name: keyof Address) => string): AddressValues {
  return Object.fromEntries(namesOf(block).map((name) => [`${block}.${name}`, read(name)]));
}
