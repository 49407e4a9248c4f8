import type { FieldProblems } from "../../../domain/checkout/check-checkout";
import {
  ADDRESS_BLOCKS,
  checkCustomerAddress,
  readAddressValues,
  type AddressBlock,
  type AddressValues,
} from "../../../domain/account/customer-address";
import { readLine } from "../../../domain/forms/form-data";
import type { Failure } from "../../../domain/values/result";
import type { AddressOptions } from "../../../services/account";
import { failureText } from "#strings/errors/failures";
import { MY_ACCOUNT } from "#strings/account/my-account";
import type { CallAccount } from "../signed-in";

/** The reply to a rejected address: everything typed. */
export interface AddressReply {
  /** Which of the two addresses; null when the form named neither. */
  block: AddressBlock | null;
  values: AddressValues;
  problems: FieldProblems;
  /** The form-level error; "" when only fields are invalid. */
  message: string;
  /** Countries and regions for the selected country, which may have changed; null when not loaded. */
  options: AddressOptions | null;
}

type SubmittedAddress = { saved: AddressBlock } | { reply: AddressReply; status: number };

/** The address named by a page or a form; null for none. */
export function readBlock(name: string | null): AddressBlock | null {
  return ADDRESS_BLOCKS.find((block) => block === name) ?? null;
}

/** Parses the form, validates it by the checkout's rules, and saves the address. Never throws on a backend failure. */
export async function submitAddress(form: FormData, callAccount: CallAccount): Promise<SubmittedAddress> {
  const block = readBlock(readLine(form, "block"));
  if (!block) return refuse(null, {}, { message: MY_ACCOUNT.malformed }, 400);
  const values = readAddressValues(form, block);
  const [customer, options] = await Promise.all([
    callAccount((account) => account.readCustomer()),
    callAccount((account) => account.readAddressOptions(countryOf(values, block))),
  ]);
  if (!customer.ok) return failed(block, values, customer.failure);
  if (!options.ok) return failed(block, values, options.failure);
  const before = customer.value[block];
  const checked = checkCustomerAddress(values, block, { ...options.value, before });
  if (!checked.ok) return refuse(block, values, { problems: checked.problems, options: options.value });
  const changed = await callAccount((account) => account.changeCustomer({ [block]: checked.address }));
  return changed.ok ? { saved: block } : failed(block, values, changed.failure);
}

/** An ISO code or "": it becomes a query variable. */
export function countryOf(values: AddressValues, block: AddressBlock): string {
  const country = values[`${block}.country`] ?? "";
  return /^[A-Z]{2}$/.test(country) ? country : "";
}

function failed(block: AddressBlock, values: AddressValues, failure: Failure): SubmittedAddress {
  const { text, status } = failureText(failure, MY_ACCOUNT.refused);
  return refuse(block, values, { message: text }, status);
}

function refuse(
  block: AddressBlock | null,
  values: AddressValues,
  more: Partial<AddressReply>,
  status = 422,
): SubmittedAddress {
  return { status, reply: { block, values, problems: {}, message: "", options: null, ...more } };
}
