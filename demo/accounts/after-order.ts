import type { Customer } from "./customer.ts";
import type { DemoContext } from "../context.ts";
import { updateCustomer } from "../database/customers.ts";
import { isDownloadPermitted, type StoredOrder } from "../database/orders/order-document.ts";
import { grantDownloads } from "../database/orders/downloads.ts";
import { claimOrder } from "../database/orders/orders.ts";
import { writeOrderMail } from "../mail/order-email.ts";
import { sendMail } from "../mail/send-mail.ts";
import { mergeAddress } from "../session/shopper-data.ts";

/** Assigns a new order to its customer, grants its paid downloads, and stores its address in the account of a signed-in customer. */
export async function settleOrder(
  order: StoredOrder,
  owner: Customer | null,
  { db, visitor }: DemoContext,
): Promise<StoredOrder> {
  if (owner) await claimOrder(db, order.orderKey, owner.id);
  const owned = await completeOrder(db, { ...order, customerId: owner?.id ?? null });
  const { customer } = visitor;
  if (!customer) return owned;
  const changed = { ...customer, billing: mergeAddress(customer.billing, order.billing) };
  if (await updateCustomer(db, changed)) visitor.customer = changed;
  return owned;
}

/** Sends an order's email and grants its downloads, each once: a repeated request does what an aborted one didn't. */
export async function completeOrder(db: D1Database, order: StoredOrder): Promise<StoredOrder> {
  // An order that awaits a gateway's payment is confirmed once it is paid (checkout/bank.ts).
  const mail = /^(FAILED|PENDING|CANCELLED)$/.test(order.status) ? null : writeOrderMail(order);
  if (mail) await sendMail(db, mail);
  if (isDownloadPermitted(order)) await grantDownloads(db, order);
  return order;
}
