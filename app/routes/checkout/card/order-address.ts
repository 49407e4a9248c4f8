import { redirectDocument, replace } from "react-router";
import { orderPageAddress } from "../../../domain/checkout/payment";
import type { PlacedOrder } from "../../../domain/cart/cart";

/**
 * Redirects once the order is placed. The order page replaces the checkout in the history, so that Back doesn't lead
 * to a finished checkout; a gateway's page doesn't, because the checkout's loader redirects to the order on return.
 */
export function leadToOrder(order: PlacedOrder): Response {
  const address = orderAddress(order);
  return address === orderPageAddress(order) ? replace(address, 303) : redirectDocument(address, 303);
}

/** Where to go once the order is placed: to a redirecting gateway, else to the order page. */
export function orderAddress(order: PlacedOrder): string {
  const { redirect: gateway } = order;
  // A path is allowed too: the demo backend's gateway page is on the shop's own origin.
  const isAddress = gateway && (/^https?:$/.test(URL.parse(gateway)?.protocol ?? "") || /^\/[^/\\]/.test(gateway));
  return isAddress ? gateway : orderPageAddress(order);
}

/** URL of the page that checks a payment and continues to its order. */
export function paymentAddress(intentId: string): string {
  return `/checkout/payment?payment_intent=${encodeURIComponent(intentId)}`;
}
