import type { PlacedOrder } from "../../shop/placed-order";

/** Where a shopper goes once the order is placed: to the gateway that wants to be paid there, else to the order's page. */
export function orderAddress(order: PlacedOrder): string {
  const { redirect } = order;
  // A path is a page of the demo backend's, which stands on the shop's own address.
  const isAddress = redirect && (/^https?:$/.test(URL.parse(redirect)?.protocol ?? "") || /^\/[^/\\]/.test(redirect));
  return isAddress ? redirect : orderPageAddress(order);
}

/** The page of an order of this checkout; `order` null: of one whose number is unknown. */
export function placedAddress({ checkoutId, order }: { checkoutId: string; order: PlacedOrder | null }): string {
  return order ? orderPageAddress(order) : `/checkout/order-received?checkout=${encodeURIComponent(checkoutId)}`;
}

/** Where a payment is looked at: how it stands, and on to its order. */
export function paymentAddress(intentId: string): string {
  return `/checkout/payment?payment_intent=${encodeURIComponent(intentId)}`;
}

function orderPageAddress({ databaseId, orderKey }: PlacedOrder): string {
  return `/checkout/order-received/${databaseId}?key=${encodeURIComponent(orderKey)}`;
}
