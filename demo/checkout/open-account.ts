import type { Customer } from "../accounts/customer.ts";
import { inventKey } from "../accounts/hash-password.ts";
import { makeCustomer } from "../accounts/make-customer.ts";
import type { DemoContext } from "../context.ts";
import { UserError } from "../http/user-error.ts";
import type { OrderAddresses } from "./checkout-addresses.ts";
import type { CheckoutInput } from "./checkout-input.ts";

/**
 * Creates an account for a guest; null where none is wanted. Throws WooCommerce's error for an account that can't be created.
 */
export async function openAccount(
  { account }: CheckoutInput,
  { billing, shipping }: OrderAddresses,
  { db, visitor }: DemoContext,
): Promise<Customer | null> {
  if (!account || visitor.customer) return null;
  const { email, firstName, lastName } = billing;
  if (!email) throw new UserError("Задайте валиден имейл адрес.");
  // Without a password WooCommerce generates one: the customer requests a new one by email.
  const password = account.password || inventKey();
  const { username } = account;
  return makeCustomer(db, { email, username, password, firstName, lastName, billing, shipping });
}
