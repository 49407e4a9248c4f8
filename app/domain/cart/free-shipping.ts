import type { Cart, ShippingRate } from "./cart";
import type { MinorUnits } from "../values/money";

/** How far a cart is from free delivery, in hundredths with VAT. */
interface FreeShippingState {
  reached: MinorUnits;
  /** 0: the backend offers it. */
  left: MinorUnits;
  /** Offered, while another rate is chosen that costs something. */
  isUnchosen: boolean;
}

/** WooCommerce's own methods that bring nothing to anybody. */
const PICKUP = /^(local_pickup|pickup_location)(:|$)/;

/**
 * How far a cart is from free delivery from the sum of the configuration, after coupons as WooCommerce counts. null: the
 * shop has none, nothing is sent, or the sum is reached and the backend offers no free rate, for it has the last word.
 */
export function freeShippingState(
  cart: Pick<Cart, "needsShipping" | "subtotal" | "discount" | "shipping" | "shippingRates">,
  from: MinorUnits,
): FreeShippingState | null {
  if (!cart.needsShipping || from === 0) return null;
  const reached = Math.min(Math.max(cart.subtotal - cart.discount, 0), from);
  if (cart.shippingRates.some(isFreeDelivery)) return { reached: from, left: 0, isUnchosen: cart.shipping > 0 };
  return reached < from ? { reached, left: from - reached, isUnchosen: false } : null;
}

/** Whether a rate brings the parcel for nothing; to fetch it oneself is no delivery. */
export function isFreeDelivery({ id, cost }: ShippingRate): boolean {
  return cost === 0 && !PICKUP.test(id);
}
