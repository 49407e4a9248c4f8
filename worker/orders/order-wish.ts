import type { ProvenPayment } from "../woocommerce/checkout/checkout-queries";
import type { Result } from "../../app/domain/values/result";
import type { PlacedOrder } from "../../app/domain/checkout/placed-order";
import type { Cart, CartLine } from "../../app/domain/cart/cart";
import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { Minor } from "../../app/domain/values/money";
import { hasSameLines } from "../../app/domain/cart/same-lines";

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
