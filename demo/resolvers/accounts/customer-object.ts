import type { Customer } from "../../accounts/customer.ts";
import type { DemoContext } from "../../context.ts";
import { listUsableDownloads } from "../../database/orders/downloads.ts";
import { readOrdersOfCustomer } from "../../database/orders/orders.ts";
import { showAccount } from "./account-object.ts";
import { decodeCursor, encodeCursor, limitFirst, showNodes, type ConnectionArguments } from "../connections.ts";
import { showDownloads } from "../orders/download-object.ts";
import { showOrder } from "../orders/order-object.ts";

/** The signed-in customer, with their orders and downloads. */
export function showCustomer(customer: Customer) {
  return {
    ...showAccount(customer),
    orders: async (args: ConnectionArguments, { db }: DemoContext) => showOrders(db, customer.id, args),
    downloadableItems: async (args: ConnectionArguments, { db }: DemoContext) =>
      showNodes(await showDownloads(db, await listUsableDownloads(db, customer.id)))(args),
  };
}

async function showOrders(db: D1Database, customerId: number, { first, after }: ConnectionArguments) {
  const orders = await readOrdersOfCustomer(db, customerId);
  const cursor = decodeCursor(after);
  const start = cursor === null ? 0 : orders.findIndex(({ id }) => id === cursor) + 1;
  const shown = orders.slice(start, start + limitFirst(first));
  const last = shown.at(-1);
  return {
    nodes: await Promise.all(shown.map((order) => showOrder(db, order))),
    pageInfo: {
      hasNextPage: start + shown.length < orders.length,
      endCursor: last ? encodeCursor(last.id) : null,
    },
  };
}
