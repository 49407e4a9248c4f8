import { readCheckoutValues } from "../../domain/checkout/checkout-form";
import { CHECKOUT } from "../../strings/checkout/checkout";
import type { CheckoutReply } from "./submit/submit-checkout";

/** The reply when the shop can't be reached: the order may or may not have been placed. */
export function connectionLostReply(form: FormData): CheckoutReply {
  const message = form.get("intent") === "place" ? CHECKOUT.unknown : CHECKOUT.updateFailed;
  return { kind: "failed", values: readCheckoutValues(form), state: null, cart: null, problems: {}, message };
}
