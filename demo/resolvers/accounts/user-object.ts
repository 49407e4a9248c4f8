import type { Customer } from "../../accounts/customer.ts";
import { toGlobalId } from "../connections.ts";

/** The User type, for the customer alone. */
export function showUser(customer: Customer) {
  const { id, username, email, firstName, lastName, displayName } = customer;
  return {
    id: toGlobalId("user", id),
    databaseId: id,
    name: displayName,
    firstName: firstName || null,
    lastName: lastName || null,
    email,
    username,
  };
}
