import { href, Link } from "react-router";
import { Alert } from "../../components/ui/alert";
import { CartRestored } from "../../components/cart/cart-restored";
import type { CartProblem } from "../../components/cart/cart-queue";
import { priceMismatchText } from "../../components/cart/price-mismatch-text";
import { useShop } from "../../components/use-shop";
import type { CartEditor } from "../../components/cart/use-cart-editor";
import type { Cart } from "../../domain/cart/cart";
import type { CartLoaded } from "../../domain/cart/cart-reply";
import { CART } from "#strings/checkout/cart";
import { productPath } from "../../domain/product/product-url";
import * as paths from "#paths";

interface CartNoticeProps {
  cart: Cart;
  editor: CartEditor;
  loaded: CartLoaded;
}

/**
 * Notices about the whole cart: a running request may change it, it was restored, a price has changed, or a product
 * couldn't be added, with a link back to that product.
 */
export function CartNotice({ cart, editor, loaded }: CartNoticeProps) {
  const { site } = useShop();
  const { problem, losses } = editor;
  const { storedNotice, priceMismatch } = loaded;
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

// Problems of a line, the coupon field or the shipping rates are shown beside these instead.
function isShownElsewhere({ lineKey, intent }: CartProblem, cart: Cart): boolean {
  if (lineKey) return cart.lines.some((line) => line.key === lineKey);
  return !cart.isEmpty && ["apply-coupon", "remove-coupon", "shipping"].includes(intent ?? "");
}
