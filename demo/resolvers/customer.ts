import type { DemoContext } from "../context.ts";
import { ImitatedFault } from "../http/user-error.ts";
import { isEmail } from "../session/is-email.ts";
import { ADDRESS_FIELDS, mergeAddress, type Address, type AddressInput } from "../session/shopper-data.ts";

interface UpdateCustomerInput {
  billing?: AddressInput | null;
  shipping?: AddressInput | null;
  shippingSameAsBilling?: boolean | null;
}

export const customerQueries = {
  customer: async (_args: unknown, { session }: DemoContext) => showCustomer(await session.read()),
};

export const customerMutations = { updateCustomer };

/** An address of the order or of the session: empty fields are null. */
export function showAddress(address: Address) {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] || null]));
}

async function updateCustomer({ input }: { input: UpdateCustomerInput }, { session }: DemoContext) {
  const data = await session.read();
  const email = input.billing?.email;
  if (email && !isEmail(email)) throw new ImitatedFault("WooCommerce falls over a bad e-mail");
  const billing = mergeAddress(data.billing, input.billing);
  const shipping = input.shippingSameAsBilling ? billing : mergeAddress(data.shipping, input.shipping);
  await session.write({ ...data, billing, shipping });
  return { customer: showCustomer({ billing, shipping }) };
}

function showCustomer({ billing, shipping }: { billing: Address; shipping: Address }) {
  return { billing: showAddress(billing), shipping: showAddress(shipping) };
}
