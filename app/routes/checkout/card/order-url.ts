import { href, redirectDocument, replace } from "react-router";
import { orderPagePath } from "../../../domain/checkout/payment";
import type { PlacedOrder } from "../../../domain/cart/cart";
import * as paths from "#paths";

/**
 * Redirects after an order was placed: to the gateway's page if there is one, else to the order page. The order page
 * replaces the finished checkout in the history, so that Back skips it. A gateway's page doesn't replace it: on return
 * the checkout's loader redirects to the order.
 */
export function redirectToOrder(order: PlacedOrder): Response {
  return order.redirect ? redirectDocument(order.redirect, 303) : replace(orderPagePath(order), 303);
}

/** URL of the page that checks a payment and continues to its order. */
export function paymentPath(intentId: string): string {
  return `${href(paths.payment)}?payment_intent=${encodeURIComponent(intentId)}`;
}
