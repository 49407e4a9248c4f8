import type { Settings } from "../../config/settings";
import { hasLocation, type Address } from "./address";
import type { CheckoutRules } from "./check-checkout";
import type { CheckoutDraft } from "./checkout-draft";
import { draftFromValues, hasAddress, type CheckoutValues, type KnownCheckout } from "./checkout-form";
import { isSameEmail } from "./coupon-email";

/** What the form must contain for this cart. Virtual goods need no shipping and, if so configured, no address. */
export function rulesOf(
  state: Pick<KnownCheckout, "cart" | "countries" | "regions" | "gateways" | "couriers">,
  settings: Pick<Settings, "hideBillingAddressForVirtualProducts">,
): CheckoutRules {
  const { cart, countries, regions, gateways, couriers } = state;
  const isVirtual = cart.lines.length > 0 && cart.lines.every((line) => line.virtual);
  return {
    needsShipping: cart.needsShipping,
    needsAddress: cart.needsShipping || !(isVirtual && settings.hideBillingAddressForVirtualProducts),
    countries,
    regions,
    rates: cart.shippingRates,
    gatewayIds: gateways.map((gateway) => gateway.id),
    couriers,
  };
}

/**
 * Drops what doesn't apply: a signed-in customer (perhaps since the form was rendered) creates no account, and some
 * shops ship to the billing address only.
 */
export function withoutUnused(
  typed: CheckoutValues,
  { customer, cart }: Pick<KnownCheckout, "customer" | "cart">,
): CheckoutValues {
  const createAccount = customer ? "" : typed.createAccount;
  const shipToDifferentAddress = cart.canShipElsewhere || cart.isEmpty ? typed.shipToDifferentAddress : "";
  return { ...typed, createAccount, shipToDifferentAddress };
}

/** Whether shipping was calculated for another address than the form's, so that rates and totals may be wrong. */
export function isAddressChanged(
  values: CheckoutValues,
  { draft, cart }: Pick<KnownCheckout, "draft" | "cart">,
): boolean {
  if (!hasAddress(values)) return false;
  const typed = draftFromValues(values);
  const hasRates = !cart.needsShipping || cart.shippingRates.length > 0;
  const isOther = (one: Address, known: Address) => {
    // A country alone may be WooCommerce's default location, whose region isn't in the form.
    const isDefault = hasRates && !hasLocation(known) && !hasLocation(one) && one.state === "";
    return isDefault ? one.country !== known.country : destinationKey(one) !== destinationKey(known);
  };
  return isOther(typed.billing, draft.billing) || isOther(destinationOf(typed), destinationOf(draft));
}

/** Whether the form's email has changed so that a code bound to an email now counts, or no longer does. */
export function isCouponEmailChanged(
  values: CheckoutValues,
  { couponEmail, typed }: Pick<KnownCheckout, "couponEmail" | "typed">,
): boolean {
  if (couponEmail === undefined) return false;
  return isSameEmail(couponEmail, values["billing.email"]) !== isSameEmail(couponEmail, typed?.["billing.email"]);
}

function destinationOf({ shipToDifferentAddress, shipping, billing }: CheckoutDraft): Address {
  return shipToDifferentAddress ? shipping : billing;
}

function destinationKey({ country, state, city, postcode }: Address): string {
  return JSON.stringify([country, state, city, postcode]);
}
