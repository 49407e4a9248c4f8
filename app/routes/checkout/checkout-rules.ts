import type { Settings } from "../../config/settings";
import type { CheckoutRules } from "../../domain/checkout/check-checkout";
import type { Address } from "../../domain/checkout/address";
import { draftFromValues, hasAddress, type CheckoutValues } from "../../domain/checkout/checkout-form";
import type { CheckoutState } from "../../services/shopper";

/** What this cart requires of the form; virtual goods need no shipping, and no address if configured. */
export function rulesOf(
  state: CheckoutState,
  settings: Pick<Settings, "hideBillingAddressForVirtualProducts">,
): CheckoutRules {
  const { cart, countries, regions, gateways } = state;
  const isVirtual = cart.lines.length > 0 && cart.lines.every((line) => line.virtual);
  return {
    needsShipping: cart.needsShipping,
    needsAddress: cart.needsShipping || !(isVirtual && settings.hideBillingAddressForVirtualProducts),
    countries,
    regions,
    rates: cart.shippingRates,
    gatewayIds: gateways.map((gateway) => gateway.id),
  };
}

/**
 * Drops what doesn't apply: a signed-in customer (perhaps since the form was rendered) creates no account, and some
 * shops ship to the billing address only.
 */
export function withoutUnused(typed: CheckoutValues, { customer, cart }: CheckoutState): CheckoutValues {
  const createAccount = customer ? "" : typed.createAccount;
  const shipToDifferentAddress = cart.canShipElsewhere || cart.isEmpty ? typed.shipToDifferentAddress : "";
  return { ...typed, createAccount, shipToDifferentAddress };
}

/** Whether shipping was calculated for another address than the form's, so that rates and totals may be wrong. */
export function isAddressChanged(values: CheckoutValues, state: CheckoutState): boolean {
  if (!hasAddress(values)) return false;
  const typed = draftFromValues(values);
  const known = state.draft;
  const destination = (draft: typeof known) => (draft.shipToDifferentAddress ? draft.shipping : draft.billing);
  return (
    destinationKey(typed.billing) !== destinationKey(known.billing) ||
    destinationKey(destination(typed)) !== destinationKey(destination(known))
  );
}

function destinationKey({ country, state, city, postcode }: Address): string {
  return JSON.stringify([country, state, city, postcode]);
}
