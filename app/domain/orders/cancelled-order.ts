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
