import { CHECKOUT, problemText } from "#strings/checkout/checkout";
import { CheckoutInput } from "../../components/checkout/checkout-field";
import { StepHeading } from "./step-heading";
import type { CheckoutForm } from "./use-checkout-form";
import { Checkbox } from "../../components/ui/checkbox";
import { Field } from "../../components/ui/field";
import { PASSWORD_MAX } from "../../domain/forms/password-rule";
import { useShop } from "../../components/use-shop";
import { href, Link } from "react-router";
import type { CheckoutState } from "../../services/shopper";
import * as paths from "#paths";

/** Fields to create an account with the order. A typed password is never sent back. */
function AccountFields({ form }: { form: CheckoutForm }) {
  const problem = form.problems.password;
  return (
    <div className="disclosure">
      <Checkbox
        id="createAccount"
        name="createAccount"
        label={CHECKOUT.createAccount}
        defaultChecked={form.values.createAccount === "on"}
      />
      <div className="disclosed field-grid">
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

/**
 * Buttons for the shop's other languages, which submit the form so that its values are stored. They aren't in the
 * header, because there one of them would be the form's first button, which the Enter key presses.
 */
function OtherLanguages() {
  return useShop().languages.map(({ code, name }) => (
    <button key={code} type="submit" className="link" name="language" value={code} lang={code} translate="no">
      {name}
    </button>
  ));
}

/** The customer, or a sign-in button for guests, which submits the form so that its values are stored. */
function WhoOrders({ customer }: Pick<CheckoutState, "customer">) {
  if (!customer)
    return (
      <p>
        {CHECKOUT.haveAccount}{" "}
        <button type="submit" className="link" name="intent" value="sign-in">
          {CHECKOUT.signIn}
        </button>
      </p>
    );
  return (
    <p>
      {CHECKOUT.signedInAs}
      <b>{customer.name || customer.email}</b>
      <span>{customer.name && customer.email ? ` (${customer.email}). ` : ". "}</span>
      <Link className="link" to={href(paths.account)}>
        {CHECKOUT.toAccount}
      </Link>
    </p>
  );
}

export function ContactSection({ form }: { form: CheckoutForm }) {
  const hint = form.state.cart.needsShipping ? CHECKOUT.phoneHint : undefined;
  return (
    <section>
      <StepHeading number={1} title={CHECKOUT.contact}>
        <OtherLanguages />
      </StepHeading>
      <WhoOrders customer={form.state.customer} />
      <div className="field-grid">
        <CheckoutInput form={form} field="billing.firstName" label={CHECKOUT.firstName} autoComplete="given-name" />
        <CheckoutInput form={form} field="billing.lastName" label={CHECKOUT.lastName} autoComplete="family-name" />
        <CheckoutInput form={form} field="billing.email" label={CHECKOUT.email} autoComplete="email" />
        <CheckoutInput form={form} field="billing.phone" label={CHECKOUT.phone} autoComplete="tel" hint={hint} />
      </div>
      {!form.state.customer && <AccountFields form={form} />}
    </section>
  );
}
