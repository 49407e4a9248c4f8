import { useState } from "react";
import { OptionList, type Option } from "../../components/checkout/checkout-options";
import { useHydrated } from "../../browser/use-hydrated";
import type { PaymentGateway } from "../../domain/cart/cart";
import { CARD_GATEWAY } from "../../domain/checkout/payment";
import { CHECKOUT, problemText } from "#strings/checkout/checkout";
import { cardTitle, PAYMENT } from "#strings/checkout/payment";
import { TRANSFER } from "#strings/checkout/transfer";
import { useShop } from "../../components/use-shop";
import { StepHeading } from "./step-heading";
import type { CardPayment } from "./card/use-card-payment";
import type { CheckoutForm } from "./use-checkout-form";
import { Problem } from "../../components/ui/problem";

/** Container of Stripe's Payment Element. What is typed there never passes through the shop. */
function CardFields({ card }: { card: CardPayment }) {
  return (
    <div className="card-fields">
      <div role="alert">{card.problem && <Problem>{card.problem}</Problem>}</div>
      <div ref={card.setContainer} className="card-frame" role="group" aria-label={PAYMENT.card} tabIndex={-1} />
      {!card.isReady && !card.problem && (
        <p className="caption" role="status">
          {PAYMENT.loading}
        </p>
      )}
    </div>
  );
}

interface PaymentSectionProps {
  form: CheckoutForm;
  card: CardPayment;
}

export function PaymentSection({ form, card }: PaymentSectionProps) {
  const [chosen, setChosen] = useState(form.values.paymentMethod);
  const isHydrated = useHydrated();
  const { settings } = useShop();
  const { gateways } = form.state;
  const problem = form.problems.paymentMethod;
  return (
    <section>
      <StepHeading number={3} title={CHECKOUT.payment} />
      {gateways.length ? (
        <OptionList
          legend={CHECKOUT.payment}
          name="paymentMethod"
          options={gateways.map((gateway) => toOption(gateway, isHydrated))}
          chosen={chosen}
          onChoose={setChosen}
          error={problem && problemText("paymentMethod", problem)}
        />
      ) : (
        <p className="problem">{CHECKOUT.noGateways}</p>
      )}
      {settings.checkout === "choose" && (
        <p>
          <button type="submit" className="link" name="intent" value="leave">
            {TRANSFER.otherWays}
          </button>
        </p>
      )}
      {isHydrated && chosen === CARD_GATEWAY && form.state.cart.total > 0 && <CardFields card={card} />}
    </section>
  );
}

// Card fields are Stripe's and need scripts: until hydration the option is disabled and says why.
function toOption({ id, ...gateway }: PaymentGateway, isHydrated: boolean): Option {
  if (id !== CARD_GATEWAY) return { value: id, ...gateway };
  const description = isHydrated ? gateway.description || PAYMENT.cardText : PAYMENT.needsScripts;
  const descriptionLanguage = description === gateway.description ? gateway.descriptionLanguage : undefined;
  const title = cardTitle(gateway.title);
  return { value: id, title, description, descriptionLanguage, isDisabled: !isHydrated };
}
