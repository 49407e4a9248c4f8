import { readCheckoutValues } from "../../domain/checkout/checkout-form";
import { CHECKOUT } from "../../strings/checkout/checkout";
import type { CheckoutReply } from "./submit-checkout";

/** What the browser answers itself where the shop couldn't be reached: the order may or may not have got through. */
export function lostConnection(form: FormData): CheckoutReply {
  const message = form.get("intent") === "place" ? CHECKOUT.unknown : CHECKOUT.updateFailed;
  return { kind: "failed", values: readCheckoutValues(form), state: null, cart: null, problems: {}, message };
}
