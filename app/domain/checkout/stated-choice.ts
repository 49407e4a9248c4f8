import type { Cart, ShippingRate } from "../cart/cart";
import type { DeliveryChoice } from "../delivery/delivery-choice";
import type { CheckoutDraft } from "./checkout-draft";
import { LINE_MAX } from "../forms/field-schema";
import { draftFromValues, type CheckoutValues } from "./checkout-form";

type RateTarget = Pick<ShippingRate, "to" | "courier">;

/**
 * What the shop states to the courier's plugin for this rate: the office or the street. An office counts only if it
 * belongs to the rate's courier, because it may have been chosen for another rate.
 */
export function statedChoice({ office, delivery, paymentMethod }: CheckoutDraft, rate?: RateTarget): DeliveryChoice {
  const isToOffice = rate?.to ? rate.to === "office" : Boolean(office);
  const typed = delivery ?? { courier: "", office: "", address1: "", address2: "" };
  const courier = rate?.courier ?? typed.courier;
  const isItsOffice = typed.courier === "" || typed.courier === courier;
  const street = isToOffice ? { address1: "", address2: "" } : typed;
  return {
    courier: isToOffice ? shorten(courier) : "",
    office: isToOffice && isItsOffice ? shorten(typed.office) : "",
    payment: shorten(paymentMethod),
    address1: shorten(street.address1),
    address2: shorten(street.address2),
  };
}

/** Limits a text's length, because it is sent in a header before the form is validated. */
function shorten(text = ""): string {
  return text.slice(0, LINE_MAX);
}

/** Whether the form has another office, street or payment than the selected rate was priced for. */
export function isDeliveryChanged(
  values: CheckoutValues,
  { draft, cart }: { draft: CheckoutDraft; cart: Pick<Cart, "shippingRates"> },
): boolean {
  const rate = cart.shippingRates.find(({ id }) => id === values.rateId);
  if (!rate?.pricedBy) return false;
  return JSON.stringify(statedChoice(draftFromValues(values), rate)) !== JSON.stringify(statedChoice(draft, rate));
}
