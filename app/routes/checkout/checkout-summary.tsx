import { CartMini } from "../../components/cart-mini";
import { CartTotals } from "../../components/cart-totals";
import { Icon } from "../../components/icon";
import { CHECKOUT } from "../../strings/checkout";
import { Consent } from "./consent";
import type { CheckoutForm } from "./use-checkout-form";

interface CheckoutSummaryProps {
  form: CheckoutForm;
  isPlacing: boolean;
}

/** Just above the button that binds: the goods, the total with everything in it, the consent (Directive 2011/83 art. 8). */
export function CheckoutSummary({ form, isPlacing }: CheckoutSummaryProps) {
  const { cart } = form.state;
  const count = Object.keys(form.problems).length;
  return (
    <aside className="box" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">{CHECKOUT.yourOrder}</h2>
      <CartMini lines={cart.lines.map((line) => ({ ...line, id: line.key }))} />
      <CartTotals cart={cart} isBusy={form.isRefreshing} />
      <Consent form={form} />
      <div className="checkout-message" role="alert">
        {(form.message || count > 0) && (
          <p className="problem">
            <Icon name="alert" size={16} /> {form.message || CHECKOUT.problems(count)}
          </p>
        )}
      </div>
      <button
        className="btn lg full wrapt"
        name="intent"
        value="place"
        disabled={isPlacing}
        aria-busy={isPlacing || undefined}
      >
        {isPlacing ? CHECKOUT.placing : CHECKOUT.place}
      </button>
      <p className="cap checkout-guarantee">
        <Icon name="shield" size={16} /> {CHECKOUT.guarantee}
      </p>
    </aside>
  );
}
