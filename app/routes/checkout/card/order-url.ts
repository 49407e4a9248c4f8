import { href, redirectDocument, replace } from "react-router";
import { orderPagePath } from "../../../domain/checkout/payment";
import type { PlacedOrder } from "../../../domain/cart/cart";
import * as paths from "#paths";

/**
 * Redirects once the order is placed, to a redirecting gateway, else to the order page. The order page replaces the
 * checkout in the history, so that Back doesn't lead to a finished checkout; a gateway's page doesn't, because the
 * checkout's loader redirects to the order on return.
 */
export function redirectToOrder(order: PlacedOrder): Response {
  return order.redirect ? redirectDocument(order.redirect, 303) : replace(orderPagePath(order), 303);
}

/** URL of the page that checks a payment and continues to its order. */
export function paymentPath(intentId: string): string {
  return `${href(paths.payment)}?payment_intent=${encodeURIComponent(intentId)}`;
}
