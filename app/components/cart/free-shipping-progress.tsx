import { formatAmount } from "../../domain/values/format-money";
import type { Cart } from "../../domain/cart/cart";
import { freeShippingState } from "../../domain/cart/free-shipping";
import { CART } from "#strings/checkout/cart";
import { useShop } from "../use-shop";

/** Progress towards free shipping; renders nothing when the shop has none, or the backend offers no free rate. */
export function FreeShippingProgress({ cart }: { cart: Cart }) {
  const { site } = useShop();
  const state = freeShippingState(cart, site.freeShippingFrom);
  if (!state) return null;
  const text =
    state.left > 0
      ? CART.freeShippingLeft(formatAmount(state.left, site.currency, site.priceDisplay).first)
      : CART[state.isUnchosen ? "freeShippingUnchosen" : "freeShippingReached"];
  return (
    <p className="free-shipping">
      <span>{text}</span>
      <progress value={state.reached} max={site.freeShippingFrom} aria-hidden="true" />
    </p>
  );
}
