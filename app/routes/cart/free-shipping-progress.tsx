import { useShop } from "../../components/use-shop";
import { formatAmount } from "../../shop/amount";
import type { Cart } from "../../shop/cart";
import { CART } from "../../strings/cart";

/** How far the cart is from free delivery; silent where the shop has none, or the backend says otherwise. */
export function FreeShippingProgress({ cart }: { cart: Cart }) {
  const { site } = useShop();
  const reached = cart.subtotal - cart.discount;
  const left = site.freeShippingFrom - reached;
  const isFree = cart.shippingRates.some((rate) => rate.cost === 0);
  if (!site.freeShippingFrom || (left <= 0 && !isFree)) return null;
  const text =
    left > 0
      ? CART.freeShippingLeft(formatAmount(left, site.currency, site.priceDisplay).first)
      : CART.freeShippingReached;
  return (
    <p className="free-shipping">
      {text}
      <progress value={Math.min(reached, site.freeShippingFrom)} max={site.freeShippingFrom} aria-hidden="true" />
    </p>
  );
}
