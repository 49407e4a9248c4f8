import type { Customer } from "../../accounts/customer.ts";
import { digest } from "../../accounts/hash-password.ts";
import { DEMO_ORIGIN, PICTURES_PATH } from "../../http/origin.ts";
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
    nicename: username.toLowerCase().replace(/[^a-z0-9_-]+/g, "-"),
    avatar: async ({ size }: { size?: number | null }) => ({ url: await findAvatar(customer, size ?? 96) }),
  };
}

async function findAvatar({ avatar, email }: Customer, size: number): Promise<string> {
  if (avatar !== null) return `${DEMO_ORIGIN}${PICTURES_PATH}${avatar}.webp`;
  return `https://secure.gravatar.com/avatar/${await digest(email.trim().toLowerCase())}?s=${size}&d=mm&r=g`;
}
