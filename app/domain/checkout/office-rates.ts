import { COURIER_SPELLINGS } from "#country/couriers";
import type { Site } from "../../config/site";
import type { Cart, ShippingRate } from "../cart/cart";

type OfficePatterns = Pick<Site, "officeRates" | "officeOrStreetRates">;

/** The merchant's settings about shipping rates. */
export type RatePatterns = OfficePatterns & Pick<Site, "freeRates">;

/**
 * Applies the merchant's settings to the cart's rates. If WooCommerce itself chose a rate without a price, no rate is
 * chosen, until the shopper chooses one.
 */
export function completeRates(cart: Cart, patterns: RatePatterns): Cart {
  const priced = cart.shippingRates.map(({ isZero, ...rate }) =>
    isZero && patterns.freeRates.some((pattern) => isNamed(rate, pattern)) ? { ...rate, cost: 0 } : rate,
  );
  const chosen = priced.find(({ id }) => id === cart.chosenRateId);
  const isChosen = chosen?.cost !== null || cart.isRateChosen;
  return {
    ...cart,
    shippingRates: withDestinations(priced, patterns),
    chosenRateId: isChosen ? cart.chosenRateId : null,
  };
}

/**
 * Adds each rate's destination by the merchant's patterns (docs/backend-setup.md), unless the courier's plugin says it.
 * If both lists match, the first one applies. Adds the courier if the rate's label or id names exactly one.
 */
export function withDestinations(
  rates: ShippingRate[],
  { officeRates, officeOrStreetRates }: OfficePatterns,
): ShippingRate[] {
  return rates.map((rate) => {
    if (rate.to === "address") return rate;
    if (rate.to === "office") return { ...rate, ...withCourier(rate) };
    const isToOffice = officeRates.some((pattern) => isNamed(rate, pattern));
    if (!isToOffice && !officeOrStreetRates.some((pattern) => isNamed(rate, pattern)))
      return { ...rate, to: "address" };
    return { ...rate, ...(isToOffice && { to: "office" as const }), ...withCourier(rate) };
  });
}

function withCourier(rate: ShippingRate): Pick<ShippingRate, "courier"> {
  const courier = rate.courier ?? findRateCourier(rate);
  return courier ? { courier } : {};
}

/** undefined: the rate names no courier, several, or one that the shop has no name for. */
export function findRateCourier({ id, label }: Pick<ShippingRate, "id" | "label">): string | undefined {
  const [only, another] = COURIER_SPELLINGS.filter(([, spelling]) => spelling.test(`${label} ${id}`));
  return !another && only?.[0] !== "other" ? only?.[0] : undefined;
}

/** A pattern is a rate's id ("flat_rate:5"), its method ("flat_rate"), or a part of its label, case-insensitive. */
function isNamed({ id, label }: Pick<ShippingRate, "id" | "label">, pattern: string): boolean {
  return id === pattern || id.startsWith(`${pattern}:`) || label.toLowerCase().includes(pattern.toLowerCase());
}
