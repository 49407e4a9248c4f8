import { useState } from "react";
import { href } from "react-router";
import { CompactLines } from "../../components/cart/compact-lines";
import { CouponField, RemoveCoupon, useCouponFocus } from "../../components/cart/coupon-field";
import { CartTotals } from "../../components/cart/cart-totals";
import { GuaranteePicture } from "../../components/shell/guarantee-notice";
import { Icon } from "../../components/ui/icon";
import { useShop } from "../../components/use-shop";
import { isSameEmail } from "../../domain/checkout/coupon-email";
import { CHECKOUT, problemText } from "#strings/checkout/checkout";
import { Problems } from "./problem-summary";
import type { CheckoutForm } from "./use-checkout-form";
import { Checkbox } from "../../components/ui/checkbox";
import * as paths from "#paths";

interface LegalLinkProps {
  /** "" when the shop has no such page. */
  path: string;
  label: string;
}

/** A link to a legal page, in a new window, so that the form isn't lost. */
function LegalLink({ path, label }: LegalLinkProps) {
  if (!path) return <span>{label}</span>;
  return (
    <a key={label} href={path} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> {CHECKOUT.newTab}</span>
    </a>
  );
}

/** The checkbox for consent to the terms, which is never preselected. */
function Consent({ form }: { form: CheckoutForm }) {
  const { site } = useShop();
  const problem = form.problems.consent;
  return (
    <div className="checkout-consent">
      <Checkbox
        id="consent"
        name="consent"
        label={
          <span>
            {CHECKOUT.consentRead}
            <LegalLink path={site.termsPath} label={CHECKOUT.consentTerms} />
            {CHECKOUT.consentKnow}
            <LegalLink path={site.withdrawalPath} label={CHECKOUT.consentWithdrawal} />.
          </span>
        }
        error={problem && problemText("consent", problem)}
      />
    </div>
  );
}

// Without scripts the page that follows is scrolled to the codes.
const AT_SUMMARY = `${href(paths.checkout)}#checkout-summary`;

/** The field for a code, closed at first unless the cart has a code or one was rejected: most shoppers have none. */
function Coupon({ form }: { form: CheckoutForm }) {
  const { cart, couponEmail, typed } = form.state;
  const { problem, isBusy } = form.coupon;
  const [isOpen, setIsOpen] = useState(cart.coupons.length > 0 || problem !== null);
  const [seen, setSeen] = useState(problem);
  if (problem !== seen) {
    setSeen(problem);
    if (problem) setIsOpen(true);
  }
  const isOther = couponEmail !== undefined && !isSameEmail(couponEmail, typed?.["billing.email"]);
  return (
    <details className="checkout-coupon" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="link">{CHECKOUT.couponAsk}</summary>
      <CouponField
        coupons={cart.coupons}
        problem={problem}
        isBusy={isBusy}
        hint={isOther ? CHECKOUT.couponOtherEmail(couponEmail) : undefined}
        formAction={AT_SUMMARY}
      />
    </details>
  );
}

interface CheckoutSummaryProps {
  form: CheckoutForm;
  isPlacing: boolean;
}

/** Directly above the submit button: the goods, the complete total, the consent (Directive 2011/83 art. 8). */
export function CheckoutSummary({ form, isPlacing }: CheckoutSummaryProps) {
  const { site } = useShop();
  const { cart } = form.state;
  const heading = useCouponFocus(cart.coupons);
  const removeCoupon = (code: string) => (
    <RemoveCoupon code={code} name="removeCoupon" value={code} formAction={AT_SUMMARY} />
  );
  return (
    <aside className="box" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary" ref={heading} tabIndex={-1}>
        {CHECKOUT.yourOrder}
      </h2>
      <CompactLines lines={cart.lines.map((line) => ({ ...line, id: line.key }))} />
      <Coupon form={form} />
      <CartTotals cart={cart} isBusy={form.isRefreshing} removeCoupon={removeCoupon} />
      <Consent form={form} />
      <div className="checkout-message" role="alert">
        <Problems form={form} />
      </div>
      <button
        type="submit"
        className="button large full-width multiline"
        name="intent"
        value="place"
        aria-disabled={isPlacing || undefined}
        aria-busy={isPlacing || undefined}
      >
        {isPlacing ? CHECKOUT.placing : CHECKOUT.place}
      </button>
      <p className="caption checkout-guarantee">
        <Icon name="shield" size={16} />{" "}
        <span>
          {CHECKOUT.guarantee}{" "}
          {site.guaranteePath && <LegalLink path={site.guaranteePath} label={CHECKOUT.guaranteeNotice} />}
        </span>
      </p>
      {site.guaranteeNotice && (
        <details className="checkout-notice">
          <summary className="caption link">{CHECKOUT.guaranteePicture}</summary>
          <GuaranteePicture />
        </details>
      )}
    </aside>
  );
}
