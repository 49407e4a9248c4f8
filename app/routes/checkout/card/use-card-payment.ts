import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { href, useFetcher, useSubmit } from "react-router";
import { useReply } from "../../../browser/use-reply";
import { readCheckoutValues } from "../../../domain/checkout/checkout-form";
import { CARD_GATEWAY } from "../../../domain/checkout/payment";
import { PAYMENT, stripeText } from "#strings/checkout/payment";
import type { OpenCard } from "./open-card-fields";
import { paymentPath } from "./order-url";
import type { CheckoutReply } from "../submit/submit-checkout";
import type { CheckoutForm } from "../use-checkout-form";
import * as paths from "#paths";

export type CardPayment = ReturnType<typeof useCardPayment>;

/**
 * Pays by card: validates the fields, submits the form to the shop, which stores the checkout and replies with a
 * client secret, and confirms the payment at Stripe with it. Only then is the order requested (docs/payments.md).
 */
export function useCardPayment(form: CheckoutForm) {
  const submit = useSubmit();
  const fetcher = useFetcher<CheckoutReply>();
  const card = useRef<OpenCard>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState("");
  const [isPaying, setPaying] = useState(false);
  const { total } = form.state.cart;

  const stop = (text: string) => {
    setPaying(false);
    setProblem(text);
    // On a phone the button is far below the card fields, and a keyboard would have to tab back to them.
    container?.scrollIntoView({ block: "center" });
    container?.focus({ preventScroll: true });
  };

  const open = useEffectEvent(async (into: HTMLElement) => {
    const { openCardFields } = await import("./open-card-fields");
    const typed = readCheckoutValues(new FormData(form.ref.current!));
    // A checkout of virtual products may have no address fields.
    const country = typed["billing.country"] || form.values["billing.country"];
    const onReady = () => setReady(true);
    const onFailed = () => setProblem(PAYMENT.notLoaded);
    return openCardFields(into, form.state.card!, { amount: total, country, onReady, onFailed });
  });
  useEffect(() => {
    if (!container) return;
    let isGone = false;
    const opening = async () => {
      const opened = await open(container);
      if (isGone) opened.close();
      else card.current = opened;
    };
    opening().catch(() => {
      if (!isGone) setProblem(PAYMENT.notLoaded);
    });
    return () => {
      isGone = true;
      card.current?.close();
      card.current = null;
      setReady(false);
      setProblem("");
    };
  }, [container]);

  // Runs again once the fields are ready: the total may have changed while they were loading.
  useEffect(() => {
    if (isReady && total > 0) card.current?.elements.update({ amount: total });
  }, [total, isReady]);

  const charge = async (clientSecret: string) => {
    if (!card.current) return stop(PAYMENT.notLoaded);
    const { stripe, elements } = card.current;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: new URL(href(paths.payment), location.href).href },
      redirect: "if_required",
    });
    if (error) return stop(stripeText(error.message));
    await submit(null, { method: "post", action: paymentPath(paymentIntent.id) });
  };
  useReply(fetcher.data, (answer) => {
    if (answer.kind === "pay" && answer.clientSecret)
      return void charge(answer.clientSecret).catch(() => stop(PAYMENT.lost));
    setPaying(false);
    form.applyReply(answer);
  });

  const pay = async (posted: FormData) => {
    if (!card.current) return stop(PAYMENT.notLoaded);
    setPaying(true);
    setProblem("");
    const { error } = await card.current.elements.submit();
    if (error) return stop(stripeText(error.message));
    await fetcher.submit(posted, { method: "post", action: href(paths.checkout), defaultShouldRevalidate: false });
  };

  return {
    isReady,
    /** Why the card wasn't charged; "" for no error. */
    problem,
    isPaying,
    /** The container of the card fields; null unmounts them. */
    setContainer,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const posted = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
      const isCharged = posted.get("paymentMethod") === CARD_GATEWAY && total > 0;
      if (posted.get("intent") !== "place" || !isCharged) return;
      event.preventDefault();
      // Stripe may be unreachable: after any error before the charge the button works again.
      if (!isPaying) void pay(posted).catch(() => stop(PAYMENT.lost));
    },
  };
}
