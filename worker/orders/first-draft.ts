import type { CartAndCustomer } from "../woocommerce/checkout/cart-queries";
import type { Viewer } from "../../app/domain/account/account";
import type { Address } from "../../app/domain/checkout/address";
import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import { readOfficeLine } from "../../app/domain/checkout/office-line";
import { CARD_GATEWAY } from "../../app/domain/checkout/payment";

export const HOME_COUNTRY = "BG";

/**
 * What a checkout starts from: the addresses that the backend knows. A shopper of a Bulgarian shop is in Bulgaria until he
 * says otherwise, if the shop sells there; a customer has the name and e-mail of his account where his address has none.
 */
export function firstDraft(
  { billing, shipping, gateways, cart }: CartAndCustomer,
  countries: string[],
  viewer: Viewer | null,
): CheckoutDraft {
  const country = countries.includes(HOME_COUNTRY) ? HOME_COUNTRY : (countries[0] ?? "");
  const hasTwo = isWhole(shipping) && isWhole(billing) && !isSamePlace(shipping, billing);
  // Of virtual goods nothing is known yet: what comes into the cart later may go there.
  const isElsewhere = viewer !== null && hasTwo && (cart.canShipElsewhere || !cart.needsShipping);
  const destination = isElsewhere ? shipping : billing;
  return {
    billing: { ...nameAfter(billing, viewer), country: billing.country || country },
    shipping: { ...shipping, country: shipping.country || country },
    shipToDifferentAddress: isElsewhere,
    // A card needs scripts, and is never chosen for anybody.
    paymentMethod: gateways.find(({ id }) => id !== CARD_GATEWAY)?.id ?? "",
    customerNote: "",
    office: destination.country === HOME_COUNTRY ? readOfficeLine(destination.address1) : null,
  };
}

/** Whether an address says more than the backend's default place. */
export function isPlaceKnown({ city, postcode }: Address): boolean {
  return city !== "" || postcode !== "";
}

function nameAfter(billing: Address, viewer: Viewer | null): Address {
  if (!viewer) return billing;
  const isNamed = billing.firstName !== "" || billing.lastName !== "";
  const { firstName, lastName } = isNamed ? billing : viewer;
  return { ...billing, firstName, lastName, email: billing.email || viewer.email };
}

function isWhole({ city, address1 }: Address): boolean {
  return city !== "" && address1 !== "";
}

function isSamePlace(one: Address, other: Address): boolean {
  const placeOf = ({ country, state, city, postcode, address1, address2 }: Address) =>
    JSON.stringify([country, state, city, postcode, address1, address2]);
  return placeOf(one) === placeOf(other);
}
