import { useState } from "react";
import { OptionList } from "../../components/checkout-options";
import { CHECKOUT, problemText } from "../../strings/checkout";
import { StepHeading } from "./step-heading";
import type { CheckoutForm } from "./use-checkout-form";

export function PaymentSection({ form }: { form: CheckoutForm }) {
  const [chosen, setChosen] = useState(form.values.paymentMethod);
  const { gateways } = form.state;
  const problem = form.problems.paymentMethod;
  return (
    <section>
      <StepHeading number={3} title={CHECKOUT.payment} />
      {gateways.length ? (
        <OptionList
          legend={CHECKOUT.payment}
          name="paymentMethod"
          options={gateways.map(({ id, title, description }) => ({ value: id, title, description }))}
          chosen={chosen}
          onChoose={setChosen}
          error={problem && problemText("paymentMethod", problem)}
        />
      ) : (
        <p className="problem">{CHECKOUT.noGateways}</p>
      )}
    </section>
  );
}
