import { Link } from "react-router";
import { Alert } from "../../components/ui/alert";
import { CartRestored } from "../../components/cart/cart-restored";
import type { CartProblem } from "../../components/cart/cart-queue";
import { priceChangeText } from "../../components/cart/price-change-text";
import { useShop } from "../../components/use-shop";
import type { Cart, CartLoss } from "../../domain/cart/cart";
import type { PriceChange } from "../../domain/cart/price-change";
import { CART } from "../../strings/checkout/cart";

interface CartNoticeProps {
  cart: Cart;
  problem: CartProblem | null;
  /** The cart was put back, but for these; null: it was never lost. */
  losses: readonly CartLoss[] | null;
  /** Of what was just added. */
  priceChange: PriceChange | undefined;
}

/** What concerns the whole cart: that it was put back, that a price isn't what was shown, or that something couldn't be added, with the way back to it. */
export function CartNotice({ cart, problem, losses, priceChange }: CartNoticeProps) {
  const { site } = useShop();
  return (
    <>
      {losses && (!cart.isEmpty || losses.length > 0) && <CartRestored losses={losses} isEmpty={cart.isEmpty} />}
      {priceChange && <Alert type="info">{priceChangeText(priceChange, site)}</Alert>}
      {problem && !hasPlaceOfItsOwn(problem, cart) && (
        <Alert type="error">
          <p>{problem.message}</p>
          {problem.slug && (
            <p>
              <Link className="lnk" to={`/produkt/${encodeURIComponent(problem.slug)}`}>
                {CART.backToProduct}
              </Link>
            </p>
          )}
        </Alert>
      )}
    </>
  );
}

// A line, the coupon field and the choice of delivery say themselves what went wrong with them.
function hasPlaceOfItsOwn({ lineKey, intent }: CartProblem, cart: Cart): boolean {
  if (lineKey) return cart.lines.some((line) => line.key === lineKey);
  return !cart.isEmpty && ["apply-coupon", "remove-coupon", "shipping"].includes(intent ?? "");
}
