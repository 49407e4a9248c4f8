import { checkOrderedLine } from "../cart/check-stock.ts";
import type { LoadedCart } from "../cart/load-cart.ts";
import { GATEWAYS, type Gateway } from "../gateways.ts";
import { UserError } from "../http/user-error.ts";
import { isEmail } from "../session/is-email.ts";
import type { Address } from "../session/shopper-data.ts";
import { SOLD_TO_COUNTRIES } from "../shipping.ts";

/** The little that WooGraphQL checks, in its order: no name, no address, no shipping method. */
export function checkCheckout(
  cart: LoadedCart,
  billing: Address,
  shipping: Address,
  paymentMethod: string,
): Gateway | null {
  if (billing.email && !isEmail(billing.email)) throw new UserError("Невалиден имейл адрес за таксуване");
  const { country = "" } = shipping;
  if (cart.needsShipping && !SOLD_TO_COUNTRIES.includes(country)) {
    throw new UserError(`Unfortunately, we do not ship to ${country}. Please enter an alternative shipping address.`);
  }
  for (const { product, variation, quantity } of cart.lines) checkOrderedLine(variation ?? product, quantity);
  const gateway = GATEWAYS.find(({ id }) => id === paymentMethod) ?? null;
  if (cart.totals.total > 0 && !gateway) throw new UserError("Invalid payment method.");
  return cart.totals.total > 0 ? gateway : null;
}
