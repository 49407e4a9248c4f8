import { useEffect, useRef } from "react";
import { joinCodes, type CartCoupon } from "../../domain/cart/cart";
import { cleanLine } from "../../domain/forms/form-data";
import { CART } from "#strings/checkout/cart";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";

/** Why a code wasn't applied or removed, with what was typed. */
export interface CouponProblem {
  message: string;
  typed: string;
}

interface CouponFieldProps {
  /** The cart's coupons. */
  coupons: CartCoupon[];
  problem: CouponProblem | null;
  isBusy: boolean;
  hint?: string | undefined;
  /** Where the form leads without scripts, if not to its usual URL. */
  formAction?: string;
}

/**
 * Field and button for a code, inside a form: the cart's, or the checkout's. An applied code is cleared from the field,
 * which loses the focus; another code, typed meanwhile, stays.
 */
export function CouponField({ coupons, problem, isBusy, hint, formAction }: CouponFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const known = useRef(coupons);
  useEffect(() => {
    const input = field.current!.querySelector("input")!;
    const typed = cleanLine(input.value).toLowerCase();
    const added = coupons.filter(({ code }) => !known.current.some((one) => one.code === code));
    known.current = coupons;
    if (!added.some(({ code }) => code.toLowerCase() === typed)) return;
    input.value = "";
    field.current!.querySelector<HTMLElement>(":focus")?.blur();
  }, [coupons]);
  const seen = useRef(problem);
  useEffect(() => {
    const { activeElement } = document;
    // Focuses the error, unless the shopper is in another field by now.
    const isWaiting = activeElement === document.body || field.current!.contains(activeElement);
    if (problem && problem !== seen.current && isWaiting) field.current!.querySelector("input")!.focus();
    seen.current = problem;
  }, [problem]);
  return (
    <div ref={field} className="coupon-field">
      <Field
        label={CART.couponLabel}
        name="code"
        defaultValue={problem?.typed}
        autoComplete="off"
        error={problem?.message}
        hint={hint}
      />
      <button
        type="submit"
        className="button ghost"
        name="intent"
        value="apply-coupon"
        formAction={formAction}
        aria-busy={isBusy || undefined}
      >
        {CART.couponApply}
      </button>
    </div>
  );
}

interface RemoveCouponProps {
  code: string;
  name: string;
  value: string;
  formAction?: string;
}

/** A submit button that removes a code; it must be inside a form. */
export function RemoveCoupon({ code, ...button }: RemoveCouponProps) {
  return (
    <button {...button} type="submit" className="icon-control" aria-label={CART.removeCoupon(code.toUpperCase())}>
      <Icon name="close" size={16} />
    </button>
  );
}

/** Ref of the heading above the codes; focuses it when a code was added or removed and nothing else has the focus. */
export function useCouponFocus(coupons: CartCoupon[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const codes = joinCodes(coupons);
  const seen = useRef(codes);
  useEffect(() => {
    if (codes !== seen.current && document.activeElement === document.body) heading.current?.focus();
    seen.current = codes;
  }, [codes]);
  return heading;
}
