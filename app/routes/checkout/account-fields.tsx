import { Checkbox } from "../../components/ui/checkbox";
import { Field } from "../../components/ui/field";
import { PASSWORD_MAX } from "../../domain/forms/password-rule";
import { CHECKOUT, problemText } from "../../strings/checkout/checkout";
import type { CheckoutForm } from "./use-checkout-form";

/** An account in the same step (design §5). What is typed as a password never comes back from the shop. */
export function AccountFields({ form }: { form: CheckoutForm }) {
  const problem = form.problems.password;
  return (
    <div className="opening">
      <Checkbox
        id="createAccount"
        name="createAccount"
        label={CHECKOUT.createAccount}
        defaultChecked={form.values.createAccount === "on"}
      />
      <div className="opened field-grid">
        <Field
          name="password"
          type="password"
          label={CHECKOUT.password}
          hint={CHECKOUT.passwordHint}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          error={problem && problemText("password", problem)}
        />
      </div>
    </div>
  );
}
