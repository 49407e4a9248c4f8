import { Link } from "react-router";
import { CartTotals } from "../../components/cart-totals";
import type { CartEditor } from "../../components/use-cart-editor";
import type { Cart } from "../../shop/cart";
import { CART } from "../../strings/cart";
import { CouponForm } from "./coupon-form";
import { FreeShippingProgress } from "./free-shipping-progress";
import { ShippingChoice } from "./shipping-choice";

interface CartSummaryProps {
  cart: Cart;
  editor: CartEditor;
}

export function CartSummary({ cart, editor }: CartSummaryProps) {
  return (
    <aside className="box cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{CART.summary}</h2>
      {cart.needsShipping && <FreeShippingProgress cart={cart} />}
      <CouponForm key={cart.coupons.length} editor={editor} />
      {cart.needsShipping && cart.shippingRates.length > 1 && <ShippingChoice cart={cart} editor={editor} />}
      <CartTotals cart={cart} isBusy={editor.isBusy} onRemoveCoupon={editor.onSubmit} />
      <Link className="btn lg full" to="/checkout">
        {CART.checkout}
      </Link>
    </aside>
  );
}
