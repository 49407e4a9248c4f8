import { changeAccount, requireOwnAccount, type AccountInput } from "../../accounts/change-account.ts";
import type { DemoContext } from "../../context.ts";
import { ImitatedFault, UserError } from "../../http/user-error.ts";
import { refuseGuestEmail } from "../../plugin/storefront-plugin.ts";
import { isEmail } from "../../session/is-email.ts";
import { mergeAddress } from "../../session/shopper-data.ts";
import { showGuest } from "./account-object.ts";
import { decodeGlobalId } from "../connections.ts";
import { showCustomer } from "./customer-object.ts";

interface UpdateCustomerInput extends AccountInput {
  id?: string | null;
  shippingSameAsBilling?: boolean | null;
  /** The addresses are stored in the session, not in the account. */
  isSession?: boolean | null;
}

export const customerQueries = { customer };

export const customerMutations = { updateCustomer };

async function customer({ id, customerId }: { id?: string; customerId?: number }, { session, visitor }: DemoContext) {
  const wanted = customerId ?? (id === undefined ? undefined : (decodeGlobalId("user", id) ?? Number(id)));
  if (wanted !== undefined && wanted !== visitor.customer?.id) {
    throw new UserError("Not authorized to access this customer");
  }
  return visitor.customer ? showCustomer(visitor.customer) : showGuest(session.id, await session.read());
}

async function updateCustomer({ input }: { input: UpdateCustomerInput }, context: DemoContext) {
  const { session, visitor } = context;
  const own = input.id ? await requireOwnAccount(input.id, context) : visitor.customer;
  if (own && !input.isSession) return { customer: showCustomer(await changeAccount(input, own, context)) };

  if (!own) refuseGuestEmail(input);
  const { billing: _billing, shipping: _shipping, ...details } = input;
  const account = own && (await changeAccount(details, own, context));
  const data = await session.read();
  const email = input.billing?.email;
  if (email && !isEmail(email)) throw new ImitatedFault("WooCommerce falls over a bad email");
  const billing = mergeAddress(data.billing, input.billing);
  const shipping = input.shippingSameAsBilling ? billing : mergeAddress(data.shipping, input.shipping);
  await session.write({ ...data, billing, shipping });
  return { customer: account ? showCustomer(account) : showGuest(session.id, { billing, shipping }) };
}
