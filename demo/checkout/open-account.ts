import type { Customer } from "../accounts/customer.ts";
import { inventKey } from "../accounts/hash-password.ts";
import { makeCustomer } from "../accounts/make-customer.ts";
import type { DemoContext } from "../context.ts";
import { UserError } from "../http/user-error.ts";
import type { OrderAddresses } from "./checkout-addresses.ts";
import type { CheckoutInput } from "./checkout-input.ts";

/**
 * A guest makes an account on the way; null where none is made. Throws what WooCommerce says to an account that cannot be.
 */
export async function openAccount(
  { account }: CheckoutInput,
  { billing, shipping }: OrderAddresses,
  { db, visitor }: DemoContext,
): Promise<Customer | null> {
  if (!account || visitor.customer) return null;
  const { email, firstName, lastName } = billing;
  if (!email) throw new UserError("Задайте валиден имейл адрес.");
  // Without a password WooCommerce invents one: the customer asks for a new one by e-mail.
  const password = account.password || inventKey();
  const { username } = account;
  return makeCustomer(db, { email, username, password, firstName, lastName, billing, shipping });
}
