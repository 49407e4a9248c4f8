import type { Customer } from "../../accounts/customer.ts";
import { readOrdersOfCustomer } from "../../database/orders/orders.ts";
import type { DemoContext } from "../../context.ts";
import type { Address } from "../../session/shopper-data.ts";
import { showAddress } from "../cart/address-object.ts";

/** A customer without their lists, as an order has it. */
export function showAccount(customer: Customer) {
  return {
    databaseId: customer.id,
    email: customer.email,
    firstName: customer.firstName || null,
    lastName: customer.lastName || null,
    username: customer.username,
    isPayingCustomer: async (_args: unknown, { db }: DemoContext) =>
      (await readOrdersOfCustomer(db, customer.id)).some(({ status }) => /^(COMPLETED|PROCESSING)$/.test(status)),
    billing: showAddress(customer.billing),
    shipping: showAddress(customer.shipping),
  };
}

/** A guest: the session's addresses, and nothing else. */
export function showGuest(sessionId: string, { billing, shipping }: { billing: Address; shipping: Address }) {
  return {
    // As in WooGraphQL, a customer's session token reveals their id.
    databaseId: /^\d+$/.test(sessionId) ? Number(sessionId) : null,
    isPayingCustomer: false,
    billing: showAddress(billing),
    shipping: showAddress(shipping),
    ...NO_LISTS,
  };
}

// Unlike Headless Login: the email in a guest's billing address reveals nobody's orders.
const NO_LISTS = {
  orders: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  downloadableItems: { nodes: [] },
};
