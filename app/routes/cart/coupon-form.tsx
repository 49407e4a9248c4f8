import { useEffect, useRef } from "react";
import { Field } from "../../components/ui/field";
import type { CartEditor } from "../../components/cart/use-cart-editor";
import { CART } from "../../strings/checkout/cart";

export function CouponForm({ editor }: { editor: CartEditor }) {
  const problem = editor.problem?.intent?.endsWith("-coupon") ? editor.problem : null;
  const typed = problem?.intent === "apply-coupon" ? problem.typed : "";
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(problem);
  useEffect(() => {
    // Back to the field with what is said of it.
    if (problem && problem !== seen.current) form.current?.querySelector("input")?.focus();
    seen.current = problem;
  }, [problem]);
  return (
    <form ref={form} className="coupon-form" method="post" action="/cart" onSubmit={editor.onSubmit}>
      <Field label={CART.couponLabel} name="code" defaultValue={typed} autoComplete="off" error={problem?.message} />
      <button
        type="submit"
        className="btn ghost"
        name="intent"
        value="apply-coupon"
        aria-busy={editor.isCouponBusy || undefined}
      >
        {CART.couponApply}
      </button>
    </form>
  );
}
