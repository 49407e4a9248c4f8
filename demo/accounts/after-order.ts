import type { Customer } from "./customer.ts";
import type { DemoContext } from "../context.ts";
import { updateCustomer } from "../database/customers.ts";
import { isDownloadPermitted, type StoredOrder } from "../database/order-document.ts";
import { grantDownloads } from "../database/downloads.ts";
import { claimOrder } from "../database/orders.ts";
import { writeOrderMail } from "../mail/order-mail.ts";
import { sendMail } from "../mail/send-mail.ts";
import { mergeAddress } from "../session/shopper-data.ts";

/** A new order becomes its owner's, and brings the files that are paid for; the account of who is signed in keeps its address. */
export async function settleOrder(
  order: StoredOrder,
  owner: Customer | null,
  { db, visitor }: DemoContext,
): Promise<StoredOrder> {
  // What waits for a bank is confirmed once it is paid (checkout/bank.ts).
  const mail = /^(FAILED|PENDING)$/.test(order.status) ? null : writeOrderMail(order);
  if (mail) await sendMail(db, mail);
  if (owner) await claimOrder(db, order.orderKey, owner.id);
  const owned = { ...order, customerId: owner?.id ?? null };
  if (isDownloadPermitted(owned)) await grantDownloads(db, owned);
  const { customer } = visitor;
  if (!customer) return owned;
  const changed = { ...customer, billing: mergeAddress(customer.billing, order.billing) };
  if (await updateCustomer(db, changed)) visitor.customer = changed;
  return owned;
}
