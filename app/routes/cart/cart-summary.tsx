import { useEffect, useRef } from "react";
import { CartTotals } from "../../components/cart/cart-totals";
import { CheckoutLink } from "../../components/cart/checkout-link";
import { FreeShippingProgress } from "../../components/cart/free-shipping-progress";
import type { CartEditor } from "../../components/cart/use-cart-editor";
import type { Cart } from "../../domain/cart/cart";
import { CART } from "../../strings/checkout/cart";
import { OptionList } from "../../components/checkout/checkout-options";
import { Field } from "../../components/ui/field";

export function CouponForm({ editor }: { editor: CartEditor }) {
  const problem = editor.problem?.intent?.endsWith("-coupon") ? editor.problem : null;
  const typed = problem?.intent === "apply-coupon" ? problem.typed : "";
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(problem);
  useEffect(() => {
    // Focus the field, which shows the error.
    if (problem && problem !== seen.current) form.current?.querySelector("input")?.focus();
    seen.current = problem;
  }, [problem]);
  return (
    <form ref={form} className="coupon-form" method="post" action="/cart" onSubmit={editor.onSubmit}>
      <Field label={CART.couponLabel} name="code" defaultValue={typed} autoComplete="off" error={problem?.message} />
      <button
        type="submit"
        className="button ghost"
        name="intent"
        value="apply-coupon"
        aria-busy={editor.isCouponBusy || undefined}
      >
        {CART.couponApply}
      </button>
    </form>
  );
}

interface ShippingRatesProps {
  cart: Cart;
  editor: CartEditor;
}

/** Shipping rates. With scripts a click is enough; without them a button submits the selection. */
function ShippingRates({ cart, editor }: ShippingRatesProps) {
  const problem = editor.problem?.intent === "shipping" ? editor.problem : null;
  return (
    <form className="shipping-rates" method="post" action="/cart" onSubmit={editor.onSubmit}>
      <OptionList
        legend={CART.shippingChoice}
        name="rateId"
        options={cart.shippingRates.map((rate) => ({ value: rate.id, title: rate.label, cost: rate.cost }))}
        chosen={cart.chosenRateId}
        onChoose={(rateId) => editor.change({ intent: "shipping", rateId })}
        error={problem?.message}
      />
      <button type="submit" className="button ghost small without-scripts" name="intent" value="shipping">
        {CART.shippingUpdate}
      </button>
    </form>
  );
}

interface CartSummaryProps {
  cart: Cart;
  editor: CartEditor;
}

export function CartSummary({ cart, editor }: CartSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { length } = cart.coupons;
  const seen = useRef(length);
  useEffect(() => {
    // The focused button has disappeared with its coupon.
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
      {cart.needsShipping && cart.shippingRates.length > 1 && <ShippingRates cart={cart} editor={editor} />}
      <CartTotals cart={cart} isBusy={editor.isBusy} coupons={editor} />
      <CheckoutLink cart={cart} isBusy={editor.isBusy} />
    </aside>
  );
}
