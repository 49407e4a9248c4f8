import type { DemoContext } from "../context.ts";
import { findCustomer, updateCustomer } from "../database/customers.ts";
import { ImitatedFault, UserError } from "../http/user-error.ts";
import { decodeGlobalId } from "../resolvers/connections.ts";
import { isEmail } from "../session/is-email.ts";
import { mergeAddress } from "../session/shopper-data.ts";
import type { Customer } from "./customer.ts";
import { renewPassword } from "./reset-password.ts";
import type { CustomerInput } from "./make-customer.ts";

const NOT_ALLOWED = "You do not have the appropriate capabilities to perform this action";

export type AccountInput = Omit<CustomerInput, "username">;

/** Stores the change and applies it to the rest of this request. Only given fields change; a name is never emptied. */
export async function changeAccount(
  input: AccountInput,
  customer: Customer,
  { db, session, visitor }: DemoContext,
): Promise<Customer> {
  const { email, password } = input;
  if (email && !isEmail(email)) throw new UserError("The email address you are trying to use is invalid");
  if (input.billing?.email && !isEmail(input.billing.email)) {
    throw new ImitatedFault("WooCommerce falls over a bad email");
  }
  const changed: Customer = {
    ...customer,
    email: email || customer.email,
    firstName: input.firstName ?? customer.firstName,
    lastName: input.lastName ?? customer.lastName,
    displayName: input.displayName || customer.displayName,
    billing: mergeAddress(customer.billing, input.billing),
    shipping: mergeAddress(customer.shipping, input.shipping),
    ...(password ? await renewPassword(password) : {}),
  };
  if (!(await updateCustomer(db, changed))) throw new UserError("Този имейл адрес вече се използва.");
  visitor.customer = changed;
  await session.belongTo(changed);
  return changed;
}

/** The signed-in customer, if `id` (global or numeric) is their own. */
export async function requireOwnAccount(id: string, { db, visitor }: DemoContext): Promise<Customer> {
  const wanted = decodeGlobalId("user", id) ?? (Number(id) || 0);
  if (!visitor.customer) throw new UserError(NOT_ALLOWED);
  if (visitor.customer.id === wanted) return visitor.customer;
  if (!(await findCustomer(db, wanted))) throw new UserError("A user could not be updated with the provided ID");
  throw new UserError(NOT_ALLOWED);
}
