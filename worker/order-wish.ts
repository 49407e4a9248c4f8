import type { ProvenPayment } from "../app/backend/checkout-questions";
import type { Result } from "../app/backend/result";
import type { PlacedOrder } from "../app/shop/placed-order";
import type { Cart, CartLine } from "../app/shop/cart";
import type { CheckoutDraft } from "../app/shop/checkout-draft";
import type { Minor } from "../app/shop/money";
import { hasSameLines } from "../app/shop/same-lines";

/** What is to be ordered, and what the shopper agreed to. */
export interface OrderWish {
  checkoutId: string;
  draft: CheckoutDraft;
  /** The total that the shopper saw, or that a card has paid; in hundredths. */
  total: Minor;
  /** What a card has paid for; without it: whatever makes this total. */
  lines?: CartLine[];
  payment?: ProvenPayment;
  /** Of an account to be made with the order; "" for none. It is written down nowhere. */
  password?: string;
  /** An account was wanted, though its password may be lost meanwhile. */
  wantsAccount?: boolean;
}

/** null: placed, and its number is unknown. */
export type Placing = Result<PlacedOrder | null>;

/** Whether a cart is still what the shopper agreed to. */
export function isAgreed(cart: Cart, { total, lines }: OrderWish): boolean {
  return !cart.isEmpty && cart.total === total && (!lines || hasSameLines(cart.lines, lines));
}
