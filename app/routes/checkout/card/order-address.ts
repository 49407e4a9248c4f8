import { redirectDocument, replace } from "react-router";
import { orderPageAddress } from "../../../domain/checkout/payment";
import type { PlacedOrder } from "../../../domain/cart/cart";

/**
 * Leads a shopper on once the order is placed. Its page takes the checkout's place in history, so that Back doesn't lead
 * to what is over; a gateway's page stands behind it: who comes back from there is led to the order (the loader).
 */
export function leadToOrder(order: PlacedOrder): Response {
  const address = orderAddress(order);
  return address === orderPageAddress(order) ? replace(address, 303) : redirectDocument(address, 303);
}

/** Where a shopper goes once the order is placed: to the gateway that wants to be paid there, else to the order's page. */
export function orderAddress(order: PlacedOrder): string {
  const { redirect: gateway } = order;
  // A path is a page of the demo backend's, which stands on the shop's own address.
  const isAddress = gateway && (/^https?:$/.test(URL.parse(gateway)?.protocol ?? "") || /^\/[^/\\]/.test(gateway));
  return isAddress ? gateway : orderPageAddress(order);
}

/** Where a payment is looked at: how it stands, and on to its order. */
export function paymentAddress(intentId: string): string {
  return `/checkout/payment?payment_intent=${encodeURIComponent(intentId)}`;
}
