import type { CartContentsFragment } from "../../../graphql/generated/documents";
import type { ShippingRate } from "../../../app/domain/cart/cart";
import { priceRate } from "../../../app/domain/cart/rate-price";
import { CART } from "#strings/checkout/cart";
import { text } from "../fields";
import type { DeliveryFacts } from "./delivery-facts";
import { plainText } from "../html";

type Packages = NonNullable<CartContentsFragment["availableShippingMethods"]>;
type Rate = NonNullable<NonNullable<NonNullable<Packages[number]>["rates"]>[number]>;

/** A rate with its price in minor units, or without one, by what WooCommerce and the courier's plugin say. */
export function toShippingRate(rate: Rate, { rates }: DeliveryFacts): ShippingRate {
  const id = text(rate.id);
  const facts = rates.find((one) => one.id === id);
  return {
    id,
    label: plainText(rate.label) || CART.shipping,
    ...priceRate({ id, methodId: text(rate.methodId), net: rate.subtotal, tax: rate.taxTotal }, facts?.price),
    ...(facts?.to && { to: facts.to }),
    ...(facts?.courier && { courier: facts.courier }),
    ...(facts?.offices && { offices: facts.offices }),
    ...(facts?.pricedBy && { pricedBy: facts.pricedBy }),
    ...(facts?.error && { error: facts.error }),
  };
}
