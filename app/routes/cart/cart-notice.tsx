import { href, Link } from "react-router";
import { Alert } from "../../components/ui/alert";
import { CartRestored } from "../../components/cart/cart-restored";
import type { CartProblem } from "../../components/cart/cart-queue";
import { priceMismatchText } from "../../components/cart/price-mismatch-text";
import { useShop } from "../../components/use-shop";
import type { Cart, CartLoss } from "../../domain/cart/cart";
import type { PriceMismatch } from "../../domain/cart/add-to-cart";
import { CART } from "#strings/checkout/cart";
import { productPath } from "../../domain/product/product-url";
import * as paths from "#paths";

interface CartNoticeProps {
  cart: Cart;
  problem: CartProblem | null;
  /** The cart was restored except for these; null when it was never lost. */
  losses: readonly CartLoss[] | null;
  /** As in CartLoaded. */
  storedNotice: string | undefined;
  /** Set if the product just added costs something else than its page showed. */
  priceMismatch: PriceMismatch | undefined;
}

/**
 * Notices about the whole cart: a running request may change it, it was restored, a price has changed, or something
 * couldn't be added, with a link back to it.
 */
export function CartNotice({ cart, problem, losses, storedNotice, priceMismatch }: CartNoticeProps) {
  const { site } = useShop();
  return (
    <>
      {storedNotice && (
        <Alert type="info">
          <p>{storedNotice}</p>
          <p>
            <Link className="link" to={href(paths.cart)} reloadDocument>
              {CART.update}
            </Link>
          </p>
        </Alert>
      )}
      {losses && (!cart.isEmpty || losses.length > 0) && <CartRestored losses={losses} isEmpty={cart.isEmpty} />}
      {priceMismatch && <Alert type="info">{priceMismatchText(priceMismatch, site)}</Alert>}
      {problem && !isShownElsewhere(problem, cart) && (
        <Alert type="error">
          <p>{problem.message}</p>
          {problem.slug && (
            <p>
              <Link className="link" to={productPath(problem.slug)}>
                {CART.backToProduct}
              </Link>
            </p>
          )}
        </Alert>
      )}
    </>
  );
}

// Problems of a line, the coupon field and the shipping rates are shown there.
function isShownElsewhere({ lineKey, intent }: CartProblem, cart: Cart): boolean {
  if (lineKey) return cart.lines.some((line) => line.key === lineKey);
  return !cart.isEmpty && ["apply-coupon", "remove-coupon", "shipping"].includes(intent ?? "");
}
