import { Checkbox } from "../../components/checkbox";
import { CHECKOUT, problemText } from "../../strings/checkout";
import type { CheckoutForm } from "./use-checkout-form";

/** Never ticked beforehand. The pages that it names become links once the shop has them. */
export function Consent({ form }: { form: CheckoutForm }) {
  const problem = form.problems.consent;
  return (
    <div className="checkout-consent">
      <Checkbox
        id="consent"
        name="consent"
        label={CHECKOUT.consent}
        error={problem && problemText("consent", problem)}
      />
    </div>
  );
}
