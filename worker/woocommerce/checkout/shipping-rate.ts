import type { CartContentsFragment } from "../../../graphql/generated/documents";
import type { ShippingRate } from "../../../app/domain/cart/cart";
import type { DeliveryFacts, RateFacts } from "../../../app/domain/delivery/delivery-choice";
import { parseAmount } from "../../../app/domain/values/money";
import { CART } from "../../../app/strings/checkout/cart";
import { text } from "../fields";
import { plainText } from "../html";

type Packages = NonNullable<CartContentsFragment["availableShippingMethods"]>;
type Rate = NonNullable<NonNullable<NonNullable<Packages[number]>["rates"]>[number]>;

/** Their 0 is a price. A courier's plugin means by it that it hasn't calculated any. */
const WOOCOMMERCE_METHODS = /^(free_shipping|flat_rate|local_pickup|pickup_location)$/;

/** A rate with its price in minor units, or without one, by what WooCommerce and the courier's plugin say. */
export function toShippingRate(rate: Rate, { rates }: DeliveryFacts): ShippingRate {
  const id = text(rate.id);
  const facts = rates.find((one) => one.id === id);
  return {
    id,
    label: plainText(rate.label) || CART.shipping,
    ...toPrice(rate, facts),
    ...(facts?.to && { to: facts.to }),
    ...(facts?.courier && { courier: facts.courier }),
    ...(facts?.offices && { offices: facts.offices }),
    ...(facts?.pricedBy && { pricedBy: facts.pricedBy }),
    ...(facts?.error && { error: facts.error }),
  };
}

function toPrice(rate: Rate, facts: RateFacts | undefined): Pick<ShippingRate, "cost" | "isZero"> {
  const [net, tax] = [parseAmount(rate.subtotal), parseAmount(text(rate.taxTotal) || "0")];
  if (net === null || tax === null || net < 0 || facts?.price === "missing") return { cost: null };
  // Net and VAT are rounded separately before they are added (5.825 + 1.165 is 7.00).
  const cost = net + tax;
  const method = text(rate.methodId) || text(rate.id).split(":")[0]!;
  const isPrice = cost > 0 || facts?.price === "free" || WOOCOMMERCE_METHODS.test(method);
  return isPrice ? { cost } : { cost: null, isZero: true };
}
