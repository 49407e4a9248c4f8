import { CartMini } from "../../components/cart/compact-lines";
import { CartTotals } from "../../components/cart/cart-totals";
import { GuaranteePicture } from "../../components/shell/guarantee-notice";
import { Icon } from "../../components/ui/icon";
import { useShop } from "../../components/use-shop";
import { CHECKOUT } from "../../strings/checkout/checkout";
import { Consent } from "./consent";
import { Problems } from "./problem-summary";
import { ShopRule } from "./shop-rule";
import type { CheckoutForm } from "./use-checkout-form";

interface CheckoutSummaryProps {
  form: CheckoutForm;
  isPlacing: boolean;
}

/** Just above the button that binds: the goods, the total with everything in it, the consent (Directive 2011/83 art. 8). */
export function CheckoutSummary({ form, isPlacing }: CheckoutSummaryProps) {
  const { site } = useShop();
  const { cart } = form.state;
  return (
    <aside className="box" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">{CHECKOUT.yourOrder}</h2>
      <CartMini lines={cart.lines.map((line) => ({ ...line, id: line.key }))} />
      <CartTotals cart={cart} isBusy={form.isRefreshing} />
      <Consent form={form} />
      <div className="checkout-message" role="alert">
        <Problems form={form} />
      </div>
      <button
        type="submit"
        className="btn lg full wrapt"
        name="intent"
        value="place"
        aria-disabled={isPlacing || undefined}
        aria-busy={isPlacing || undefined}
      >
        {isPlacing && <span className="spin" />}
        {isPlacing ? CHECKOUT.placing : CHECKOUT.place}
      </button>
      <p className="cap checkout-guarantee">
        <Icon name="shield" size={16} />{" "}
        <span>
          {CHECKOUT.guarantee}{" "}
          {site.guaranteePath && <ShopRule path={site.guaranteePath}>{CHECKOUT.guaranteeNotice}</ShopRule>}
        </span>
      </p>
      {site.guaranteeNotice && (
        <details className="checkout-notice">
          <summary className="cap lnk">{CHECKOUT.guaranteePicture}</summary>
          <GuaranteePicture />
        </details>
      )}
    </aside>
  );
}
