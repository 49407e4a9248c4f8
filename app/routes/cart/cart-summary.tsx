import { useEffect, useRef } from "react";
import { CartTotals } from "../../components/cart/cart-totals";
import { CheckoutLink } from "../../components/cart/checkout-link";
import { FreeShippingProgress } from "../../components/cart/free-shipping-progress";
import type { CartEditor } from "../../components/cart/use-cart-editor";
import type { Cart } from "../../domain/cart/cart";
import { CART } from "../../strings/checkout/cart";
import { CouponForm } from "./coupon-form";
import { ShippingChoice } from "./shipping-choice";

interface CartSummaryProps {
  cart: Cart;
  editor: CartEditor;
}

export function CartSummary({ cart, editor }: CartSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { length } = cart.coupons;
  const seen = useRef(length);
  useEffect(() => {
    // A code that went in or out took the button that was pressed with it.
    if (length !== seen.current && document.activeElement === document.body) heading.current?.focus();
    seen.current = length;
  }, [length]);
  return (
    <aside className="box cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary" ref={heading} tabIndex={-1}>
        {CART.summary}
      </h2>
      <FreeShippingProgress cart={cart} />
      <CouponForm key={cart.coupons.length} editor={editor} />
      {cart.needsShipping && cart.shippingRates.length > 1 && <ShippingChoice cart={cart} editor={editor} />}
      <CartTotals cart={cart} isBusy={editor.isBusy} coupons={editor} />
      <CheckoutLink cart={cart} />
    </aside>
  );
}
