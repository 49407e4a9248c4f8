import { loadStripe } from "@stripe/stripe-js/pure";
import type { Appearance, Stripe, StripeElements } from "@stripe/stripe-js";
import { language } from "#locale";
import type { CardFieldsConfig } from "../../../domain/checkout/payment";

export interface OpenCard {
  stripe: Stripe;
  elements: StripeElements;
  close: () => void;
}

interface CardFieldOptions {
  amount: number;
  country: string;
  onReady: () => void;
  onFailed: () => void;
}

/**
 * Loads Stripe and mounts its fields in `container`; throws when Stripe is unavailable. Like Stripe, this module is
 * loaded for card payments only.
 */
export async function openCardFields(
  container: HTMLElement,
  config: CardFieldsConfig,
  options: CardFieldOptions,
): Promise<OpenCard> {
  const stripe = await loadStripe(config.publishableKey, { locale: language });
  if (!stripe) throw new Error("no Stripe");
  const elements = stripe.elements({
    mode: "payment",
    amount: options.amount,
    currency: config.currency.toLowerCase(),
    appearance: readAppearance(),
  });
  const element = elements.create("payment", {
    layout: "tabs",
    defaultValues: { billingDetails: { address: { country: options.country } } },
  });
  element.on("ready", options.onReady);
  element.on("loaderror", options.onFailed);
  element.mount(container);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  const updateAppearance = () => elements.update({ appearance: readAppearance() });
  scheme.addEventListener("change", updateAppearance);
  const close = () => {
    scheme.removeEventListener("change", updateAppearance);
    element.destroy();
  };
  return { stripe, elements, close };
}

/** The shop's design tokens, as in the current color scheme. Its fonts aren't available in Stripe's iframe. */
function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const ring = `0 0 0 2px ${token("ink")}`;
  return {
    theme: "flat",
    variables: {
      colorPrimary: token("ink"),
      colorBackground: token("surface"),
      colorText: token("ink"),
      colorTextSecondary: token("ink-2"),
      colorTextPlaceholder: token("ink-3"),
      colorDanger: token("error"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: token("r-2"),
    },
    rules: {
      ".Input": { border: `1px solid ${token("line-strong")}`, boxShadow: "none" },
      ".Input:focus": { borderColor: token("ink"), boxShadow: ring },
      ".Input--invalid": { borderColor: token("error") },
      ".Tab": { border: `1px solid ${token("line-strong")}` },
      ".Tab--selected": { borderColor: token("ink"), boxShadow: ring },
      ".Label": { fontWeight: "600" },
    },
  };
}
