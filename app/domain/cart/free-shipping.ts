import { findPricedRate, type Cart, type ShippingRate } from "./cart";
import type { MinorUnits } from "../values/money";

/** Progress towards free shipping. */
interface FreeShippingState {
  reached: MinorUnits;
  /** Remaining amount in minor units, with VAT; 0 when the backend offers a free rate. */
  left: MinorUnits;
  /** A free rate is available, but a paid one is selected, or none with a price. */
  isUnchosen: boolean;
}

/** WooCommerce's pickup methods: they ship nothing. */
const PICKUP = /^(local_pickup|pickup_location)(:|$)/;

/**
 * Progress towards the configured free-shipping threshold, counted after coupons as in WooCommerce. null when the
 * shop has no threshold, nothing is shipped, or the threshold is reached but the backend offers no free rate.
 */
export function freeShippingState(
  cart: Pick<Cart, "needsShipping" | "subtotal" | "discount" | "shipping" | "shippingRates" | "chosenRateId">,
  from: MinorUnits,
): FreeShippingState | null {
  if (!cart.needsShipping || from === 0) return null;
  const reached = Math.min(Math.max(cart.subtotal - cart.discount, 0), from);
  const isUnchosen = cart.shipping > 0 || !findPricedRate(cart);
  if (cart.shippingRates.some(isFreeDelivery)) return { reached: from, left: 0, isUnchosen };
  return reached < from ? { reached, left: from - reached, isUnchosen: false } : null;
}

/** Whether a rate ships for free; local pickup doesn't count. */
export function isFreeDelivery({ id, cost }: ShippingRate): boolean {
  return cost === 0 && !PICKUP.test(id);
}
