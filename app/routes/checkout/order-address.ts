import type { PlacedOrder } from "../../context";

/** Where a shopper goes once the order is placed: to the gateway that wants to be paid there, else to the order's page. */
export function orderAddress(order: PlacedOrder): string {
  const { redirect } = order;
  if (redirect && /^https?:$/.test(URL.parse(redirect)?.protocol ?? "")) return redirect;
  return orderPageAddress(order);
}

/** The page of an order of this checkout; `order` null: of one whose number is unknown. */
export function placedAddress({ checkoutId, order }: { checkoutId: string; order: PlacedOrder | null }): string {
  return order ? orderPageAddress(order) : `/checkout/order-received?checkout=${encodeURIComponent(checkoutId)}`;
}

/** Where a payment is looked at: how it stands, and on to its order. */
export function paymentAddress(intentId: string): string {
  return `/checkout/payment?payment_intent=${encodeURIComponent(intentId)}`;
}

/**
 * Where WooCommerce's "cancel" of a gateway leads, `?cancel_order=true&order=KEY&order_id=ID`: to the order, which still
 * waits for its money and shows itself only to the browser that placed it. null: the address says nothing of the kind.
 */
export function cancelledOrderAddress(query: URLSearchParams): string | null {
  const [id, key] = [query.get("order_id") ?? "", query.get("order") ?? ""];
  if (!query.has("cancel_order") || !/^[1-9]\d{0,9}$/.test(id) || !key) return null;
  return `/checkout/order-received/${id}?key=${encodeURIComponent(key)}&cancelled=1`;
}

function orderPageAddress({ databaseId, orderKey }: PlacedOrder): string {
  return `/checkout/order-received/${databaseId}?key=${encodeURIComponent(orderKey)}`;
}
