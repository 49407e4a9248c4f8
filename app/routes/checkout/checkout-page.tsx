import { Form, href, PrefetchPageLinks, useNavigation } from "react-router";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { CartRestored } from "../../components/cart/cart-restored";
import { useReport } from "../../browser/tracking";
import { CART } from "#strings/checkout/cart";
import { CHECKOUT } from "#strings/checkout/checkout";
import { CheckoutSummary } from "./checkout-summary";
import { ContactSection } from "./contact-section";
import { DeliverySection } from "./delivery-section";
import { PaymentSection } from "./payment-section";
import { ProblemSummary } from "./problem-summary";
import type { CheckoutReply } from "./submit/submit-checkout";
import { useCardPayment } from "./card/use-card-payment";
import { useCheckoutForm } from "./use-checkout-form";
import type { CheckoutState } from "../../services/shopper";
import { Part } from "../../components/ui/part";
import * as paths from "#paths";

interface CheckoutPageProps {
  state: CheckoutState;
  /** Names of the countries that the shop sells to, by code. */
  countries: Record<string, string>;
  reply: CheckoutReply | undefined;
}

export function CheckoutPage({ state, countries, reply }: CheckoutPageProps) {
  useReport({ type: "checkout", cart: state.cart }, state.checkoutId);
  const form = useCheckoutForm(state, reply);
  const card = useCardPayment(form);
  const isPlacing = useNavigation().formData?.get("intent") === "place" || card.isPaying;
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: CART.title, to: href(paths.cart) }, { name: CHECKOUT.title }]} />
      <div className="page-head">
        <h1>{CHECKOUT.title}</h1>
      </div>
      {state.restored && <CartRestored losses={state.losses ?? []} isEmpty={false} />}
      <ProblemSummary form={form} />
      {/* Prefetches the scripts of the order's page, which are the same for all orders. */}
      {isPlacing && <PrefetchPageLinks page={href(paths.orderReceived, { id: "0" })} />}
      <Form
        className="aside-columns"
        method="post"
        action={href(paths.checkout)}
        noValidate
        defaultShouldRevalidate={false}
        ref={form.ref}
        {...form.handlers}
        onSubmit={(event) => {
          // The busy button stays enabled, because disabling it would lose the focus.
          if (isPlacing) return event.preventDefault();
          form.handlers.onSubmit(event);
          if (!event.defaultPrevented) card.onSubmit(event);
        }}
      >
        {/* The form's default button, which Enter presses: otherwise Enter would press the first visible button. */}
        <button type="submit" className="visually-hidden" name="intent" value="update" tabIndex={-1} aria-hidden="true">
          {CHECKOUT.refresh}
        </button>
        <input type="hidden" name="checkoutId" value={form.state.checkoutId} />
        <input type="hidden" name="seenTotal" value={form.state.cart.total} />
        <div className="checkout-steps">
          <Part>
            <ContactSection form={form} />
          </Part>
          <Part>
            <DeliverySection form={form} countries={countries} />
          </Part>
          <Part>
            <PaymentSection form={form} card={card} />
          </Part>
        </div>
        <Part>
          <CheckoutSummary form={form} isPlacing={isPlacing} />
        </Part>
      </Form>
    </div>
  );
}
