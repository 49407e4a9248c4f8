import { href, redirectDocument, replace } from "react-router";
import { orderPagePath } from "../../../domain/checkout/payment";
import type { PlacedOrder } from "../../../domain/cart/cart";
import * as paths from "#paths";

/**
 * Redirects once the order is placed. The order page replaces the checkout in the history, so that Back doesn't lead
 * to a finished checkout; a gateway's page doesn't, because the checkout's loader redirects to the order on return.
 */
export function redirectToOrder(order: PlacedOrder): Response {
  const url = orderUrl(order);
  return url === orderPagePath(order) ? replace(url, 303) : redirectDocument(url, 303);
}

/** Where to go once the order is placed: to a redirecting gateway, else to the order page. */
export function orderUrl(order: PlacedOrder): string {
  return order.redirect ?? orderPagePath(order);
}

/** URL of the page that checks a payment and continues to its order. */
export function paymentPath(intentId: string): string {
  return `${href(paths.payment)}?payment_intent=${encodeURIComponent(intentId)}`;
}
