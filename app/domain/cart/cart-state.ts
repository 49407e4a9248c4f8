import type { Cart } from "./cart";
import type { CartLoss } from "./cart-loss";
import type { Shortage } from "./cart-stock";
import type { PlacedCheckout } from "../checkout/placed-order";

/** A shopper's cart as his session has it. */
export interface CartState {
  cart: Cart;
  /** The session was lost and the cart was put back: the shopper is told, once. */
  restored: boolean;
  /** What couldn't be put back. */
  losses?: CartLoss[];
  /** The line whose new quantity was more than there is, and was held to that. */
  held?: { key: string; shortage: Shortage };
  /** With an empty cart: the order that emptied it. */
  placed?: PlacedCheckout | undefined;
}
