import type { Order } from "./order";

/** How an order stands with the shopper: done or on its way, waiting for money, gone wrong, or none of these. */
type OrderTone = "good" | "waiting" | "bad" | "neutral";

const TONES: Record<string, OrderTone> = {
  COMPLETED: "good",
  PROCESSING: "good",
  SPEEDY_BOL: "good",
  ON_HOLD: "waiting",
  PENDING: "waiting",
  CHECKOUT_DRAFT: "waiting",
  CANCELLED: "bad",
  FAILED: "bad",
};

/** Tone of an order's status; a status that we don't know is neutral. */
export function orderTone(status: string): OrderTone {
  return (Object.hasOwn(TONES, status) && TONES[status]) || "neutral";
}

/** True for a status that no order leaves by itself any more. */
export function isSettled(status: string): boolean {
  return status === "COMPLETED" || status === "CANCELLED" || status === "REFUNDED";
}

const AT_END = ["CANCELLED", "CHECKOUT_DRAFT", "COMPLETED", "FAILED", "REFUNDED"];

/** Whether something is still to come of an order; of a status that we don't know, yes: it is a merchant's own. */
export function isRunning(status: string): boolean {
  return status !== "" && !AT_END.includes(status);
}

const NOTHING_SOLD = ["CANCELLED", "CHECKOUT_DRAFT", "FAILED", "PENDING", "REFUNDED"];

/** Whether there is a contract to withdraw from; of a status that we don't know, yes. */
export function canWithdraw(status: string): boolean {
  return !NOTHING_SOLD.includes(status);
}

/**
 * returned: its lines are in the cart, but nobody could cancel it. paid: it was paid meanwhile, and stays. unknown: not this
 * browser's. failed: the backend didn't answer.
 */
export type OrderCancellation = "cancelled" | "returned" | "paid" | "unknown" | "failed";

/** What giving an order up does: cancels it, or only gives its lines back. null: it can't be given up here. */
export type GivingUp = "order" | "lines" | null;

/**
 * Where WooCommerce's "cancel" of a gateway leads, `?cancel_order=true&order=KEY&order_id=ID`: to the order, which still
 * waits for its money and shows itself only to the browser that placed it. null: the address says nothing of the kind.
 */
export function cancelledOrderAddress(query: URLSearchParams): string | null {
  const [id, key] = [query.get("order_id") ?? "", query.get("order") ?? ""];
  if (!query.has("cancel_order") || !/^[1-9]\d{0,9}$/.test(id) || !key) return null;
  return `/checkout/order-received/${id}?key=${encodeURIComponent(key)}&cancelled=1`;
}

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
