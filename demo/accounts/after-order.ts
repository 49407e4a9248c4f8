import type { DemoContext } from "../context.ts";
import { updateCustomer } from "../database/customers.ts";
import { isDownloadPermitted, type StoredOrder } from "../database/order-document.ts";
import { grantDownloads } from "../database/downloads.ts";
import { claimOrder } from "../database/orders.ts";
import { writeOrderMail } from "../mail/order-mail.ts";
import { sendMail } from "../mail/send-mail.ts";
import { mergeAddress } from "../session/shopper-data.ts";

/** A new order becomes its customer's, whose account keeps the address and gets the files that are paid for. */
export async function settleOrder(order: StoredOrder, { db, visitor }: DemoContext): Promise<StoredOrder> {
  // What waits for a bank is confirmed once it is paid (checkout/bank.ts).
  const mail = /^(FAILED|PENDING)$/.test(order.status) ? null : writeOrderMail(order);
  if (mail) await sendMail(db, mail);
  const { customer } = visitor;
  if (!customer) return order;
  await claimOrder(db, order.orderKey, customer.id);
  if (isDownloadPermitted(order)) {
    const products = order.lines.map(({ productId }) => productId);
    await grantDownloads(db, order.id, customer.id, products);
  }
  const changed = { ...customer, billing: mergeAddress(customer.billing, order.billing) };
  if (await updateCustomer(db, changed)) visitor.customer = changed;
  return { ...order, customerId: customer.id };
}
