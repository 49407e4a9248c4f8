import type { FieldProblems } from "../../../domain/checkout/check-checkout";
import {
  ADDRESS_BLOCKS,
  checkCustomerAddress,
  readAddressValues,
  type AddressBlock,
  type AddressValues,
} from "../../../domain/account/customer-address";
import { readLine } from "../../../domain/forms/form-data";
import type { Result } from "../../../domain/values/result";
import type { Account, AddressOptions } from "../../../services/account";
import { failureText } from "#strings/errors/failures";
import { MY_ACCOUNT } from "#strings/account/my-account";

/** The reply to a rejected address: everything typed. */
export interface AddressReply {
  /** null when the form named none. */
  block: AddressBlock | null;
  values: AddressValues;
  problems: FieldProblems;
  /** The form-level error; "" when only fields are invalid. */
  message: string;
  /** Countries and regions for the selected country, which may have changed; null when not loaded. */
  options: AddressOptions | null;
}

type SubmittedAddress = { saved: AddressBlock } | { reply: AddressReply; status: number };

/** Calls the account, redirecting to sign-in when nobody is signed in (signed-in.ts). */
type Ask = <T>(call: (account: Account) => Promise<Result<T>>) => Promise<Result<T>>;

/** The address named by a page or a form; null for none. */
export function readBlock(name: string | null): AddressBlock | null {
  return ADDRESS_BLOCKS.find((block) => block === name) ?? null;
}

/** Parses the form, validates it by the checkout's rules, and saves the address. Never throws on a backend failure. */
export async function submitAddress(form: FormData, ask: Ask): Promise<SubmittedAddress> {
  const block = readBlock(readLine(form, "block"));
  if (!block) return refuse(null, {}, { message: MY_ACCOUNT.malformed }, 400);
  const values = readAddressValues(form, block);
  const [customer, options] = await Promise.all([
    ask((account) => account.readCustomer()),
    ask((account) => account.readAddressOptions(countryOf(values, block))),
  ]);
  if (!customer.ok) return failed(block, values, customer);
  if (!options.ok) return failed(block, values, options);
  const before = customer.value[block];
  const checked = checkCustomerAddress(values, block, { ...options.value, before });
  if (!checked.ok) return refuse(block, values, { problems: checked.problems, options: options.value });
  const changed = await ask((account) => account.changeCustomer({ [block]: checked.address }));
  return changed.ok ? { saved: block } : failed(block, values, changed);
}

/** An ISO code or "": it becomes a query variable. */
export function countryOf(values: AddressValues, block: AddressBlock): string {
  const country = values[`${block}.country`] ?? "";
  return /^[A-Z]{2}$/.test(country) ? country : "";
}

type Failed = Extract<Result<unknown>, { ok: false }>;

function failed(block: AddressBlock, values: AddressValues, { failure }: Failed): SubmittedAddress {
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
