import { href } from "react-router";
import { useMemo } from "react";
import { CartTotals } from "../../components/cart/cart-totals";
import { CheckoutLink } from "../../components/cart/checkout-link";
import { CouponField, RemoveCoupon, useCouponFocus } from "../../components/cart/coupon-field";
import { FreeShippingProgress } from "../../components/cart/free-shipping-progress";
import type { CartEditor } from "../../components/cart/use-cart-editor";
import { EMPTY_CART, type Cart } from "../../domain/cart/cart";
import { CART } from "#strings/checkout/cart";
import { OptionList, rateOption } from "../../components/checkout/checkout-options";
import * as paths from "#paths";

export function CouponForm({ editor }: { editor: CartEditor }) {
  const problem = editor.problem?.intent?.endsWith("-coupon") ? editor.problem : null;
  const typed = (problem?.intent === "apply-coupon" && problem.typed) || "";
  // The same object while the problem is the same, so that the field gets the focus only once for it.
  const shown = useMemo(() => problem && { message: problem.message, typed }, [problem, typed]);
  return (
    <form method="post" action={href(paths.cart)} onSubmit={editor.onSubmit}>
      <CouponField coupons={(editor.cart ?? EMPTY_CART).coupons} problem={shown} isBusy={editor.isCouponBusy} />
    </form>
  );
}

interface CartSummaryProps {
  cart: Cart;
  editor: CartEditor;
}

/** Shipping rates. With scripts a click is enough; without them a button submits the selection. */
function ShippingRates({ cart, editor }: CartSummaryProps) {
  const problem = editor.problem?.intent === "shipping" ? editor.problem : null;
  return (
    <form className="shipping-rates" method="post" action={href(paths.cart)} onSubmit={editor.onSubmit}>
      <OptionList
        legend={CART.shippingChoice}
        name="rateId"
        options={cart.shippingRates.map(rateOption)}
        chosen={editor.pickedRateId ?? cart.chosenRateId}
        onChoose={(rateId) => editor.change({ intent: "shipping", rateId })}
        error={problem?.message}
      />
      <button type="submit" className="button ghost small without-scripts" name="intent" value="shipping">
        {CART.shippingUpdate}
      </button>
    </form>
  );
}

export function CartSummary({ cart, editor }: CartSummaryProps) {
  const heading = useCouponFocus(cart.coupons);
  const removeCoupon = (code: string) => (
    <form method="post" action={href(paths.cart)} onSubmit={editor.onSubmit}>
      <input type="hidden" name="code" value={code} />
      <RemoveCoupon code={code} name="intent" value="remove-coupon" />
    </form>
  );
  return (
    <aside className="box cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary" ref={heading} tabIndex={-1}>
        {CART.summary}
      </h2>
      <FreeShippingProgress cart={cart} />
      <CouponForm editor={editor} />
      {cart.needsShipping && cart.shippingRates.length > 1 && <ShippingRates cart={cart} editor={editor} />}
      <CartTotals cart={cart} isBusy={editor.isBusy} removeCoupon={removeCoupon} />
      <CheckoutLink cart={cart} isBusy={editor.isBusy} />
    </aside>
  );
}
