import type { PlacedOrder } from "../../context";

/** Where a shopper goes once the order is placed: to the gateway that wants to be paid there, else to the order's page. */
export function orderAddress({ databaseId, orderKey, redirect }: PlacedOrder): string {
  // A path is a page of the demo backend's, which stands on the shop's own address.
  if (redirect && (/^https?:$/.test(URL.parse(redirect)?.protocol ?? "") || /^\/[^/\\]/.test(redirect)))
    return redirect;
  return `/checkout/order-received/${databaseId}?key=${encodeURIComponent(orderKey)}`;
}

/** Where a payment is looked at: how it stands, and on to its order. */
export function paymentAddress(intentId: string): string {
  return `/checkout/payment?payment_intent=${encodeURIComponent(intentId)}`;
}
