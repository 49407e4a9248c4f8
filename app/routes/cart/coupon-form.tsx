import { Field } from "../../components/field";
import type { CartEditor } from "../../components/use-cart-editor";
import { CART } from "../../strings/cart";

export function CouponForm({ editor }: { editor: CartEditor }) {
  const problem = editor.problem?.intent?.endsWith("-coupon") ? editor.problem : null;
  const typed = problem?.intent === "apply-coupon" ? problem.typed : "";
  return (
    <form className="coupon-form" method="post" action="/cart" onSubmit={editor.onSubmit}>
      <Field label={CART.couponLabel} name="code" defaultValue={typed} autoComplete="off" error={problem?.message} />
      <button
        className="btn ghost"
        name="intent"
        value="apply-coupon"
        aria-busy={editor.isWaiting("apply-coupon") || undefined}
      >
        {CART.couponApply}
      </button>
    </form>
  );
}
