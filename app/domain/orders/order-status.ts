import { orderPagePath } from "../checkout/payment";
import type { Order } from "./order";

/** Tone of an order's status badge. */
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

/** Tone of an order's status; "neutral" for an unknown one. */
export function orderTone(status: string): OrderTone {
  return (Object.hasOwn(TONES, status) && TONES[status]) || "neutral";
}

const AT_END = ["CANCELLED", "CHECKOUT_DRAFT", "COMPLETED", "FAILED", "REFUNDED"];

/** Whether an order is still in progress. true for unknown statuses, because a merchant's own ones usually are. */
export function isRunning(status: string): boolean {
  return status !== "" && !AT_END.includes(status);
}

const NOTHING_SOLD = ["CANCELLED", "CHECKOUT_DRAFT", "FAILED", "PENDING", "REFUNDED"];

/** Whether there is a contract to withdraw from; true for unknown statuses. */
export function canWithdraw(status: string): boolean {
  return !NOTHING_SOLD.includes(status);
}

/** paid: it was paid in the meantime. unknown: not placed by this browser. failed: the backend didn't reply. */
export type OrderCancellation = "cancelled" | "paid" | "unknown" | "failed";

/**
 * The order page for a gateway's cancel URL, `?cancel_order=true&order=KEY&order_id=ID`. The order still waits for
 * payment, and only the browser that placed it may see it. null for any other query.
 */
export function cancelledOrderPath(query: URLSearchParams): string | null {
  const [id, orderKey] = [query.get("order_id") ?? "", query.get("order") ?? ""];
  if (!query.has("cancel_order") || !/^[1-9]\d{0,9}$/.test(id) || !orderKey) return null;
  return `${orderPagePath({ databaseId: Number(id), orderKey })}&cancelled=1`;
}

/**
 * URL of the merchant's WordPress page for paying an order, from the template with `{id}` and `{key}`
 * (config/site.ts, orderPayUrl); null when no payment is due or no template is configured.
 */
export function paymentPageUrl(
  template: string,
  { databaseId, orderKey, needsPayment }: Pick<Order, "databaseId" | "orderKey" | "needsPayment">,
): string | null {
  if (!needsPayment || !template) return null;
  return template.replaceAll("{id}", String(databaseId)).replaceAll("{key}", encodeURIComponent(orderKey));
}
