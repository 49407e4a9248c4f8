import { readLine } from "../../domain/forms/form-data";
import { readCheckoutValues } from "../../domain/checkout/checkout-form";
import { CART } from "#strings/checkout/cart";
import { CHECKOUT } from "#strings/checkout/checkout";
import type { CheckoutReply } from "./submit/submit-checkout";

/** The reply when the shop can't be reached: the order may or may not have been placed. */
export function connectionLostReply(form: FormData): CheckoutReply {
  const intent = readLine(form, "intent");
  const reply = { kind: "failed", values: readCheckoutValues(form), state: null, cart: null, problems: {} } as const;
  if (intent.endsWith("-coupon"))
    return { ...reply, message: "", coupon: { message: CART.offline, typed: readLine(form, "code") } };
  return { ...reply, message: intent === "place" ? CHECKOUT.unknown : CHECKOUT.updateFailed };
}
