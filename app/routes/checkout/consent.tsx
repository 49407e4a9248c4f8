import { Checkbox } from "../../components/ui/checkbox";
import { useShop } from "../../components/use-shop";
import { CHECKOUT, problemText } from "../../strings/checkout/checkout";
import { ShopRule } from "./shop-rule";
import type { CheckoutForm } from "./use-checkout-form";

/** Never ticked beforehand. */
export function Consent({ form }: { form: CheckoutForm }) {
  const { site } = useShop();
  const problem = form.problems.consent;
  return (
    <div className="checkout-consent">
      <Checkbox
        id="consent"
        name="consent"
        label={
          <>
            {CHECKOUT.consentRead}
            <ShopRule path={site.termsPath}>{CHECKOUT.consentTerms}</ShopRule>
            {CHECKOUT.consentKnow}
            <ShopRule path={site.withdrawalPath}>{CHECKOUT.consentWithdrawal}</ShopRule>.
          </>
        }
        error={problem && problemText("consent", problem)}
      />
    </div>
  );
}
