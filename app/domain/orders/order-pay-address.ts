import type { Order } from "./order";

/**
 * The page of the merchant's own WordPress where a waiting order can be paid, from his template with `{id}` and `{key}`
 * (config/site.ts, orderPayUrl); null: the order needs no payment, or the shop has no such page.
 */
export function orderPayAddress(
  template: string,
  { databaseId, orderKey, needsPayment }: Pick<Order, "databaseId" | "orderKey" | "needsPayment">,
): string | null {
  if (!needsPayment || !template) return null;
  return template.replaceAll("{id}", String(databaseId)).replaceAll("{key}", encodeURIComponent(orderKey));
}
