import { CHECKOUT } from "../../strings/checkout/checkout";
import { AccountFields } from "./account-fields";
import { CheckoutInput } from "../../components/checkout/checkout-field";
import { StepHeading } from "./step-heading";
import type { CheckoutForm } from "./use-checkout-form";
import { WhoOrders } from "./who-orders";

export function ContactSection({ form }: { form: CheckoutForm }) {
  const hint = form.state.cart.needsShipping ? CHECKOUT.phoneHint : undefined;
  return (
    <section>
      <StepHeading number={1} title={CHECKOUT.contact} />
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
