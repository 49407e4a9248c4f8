import { COURIER_SPELLINGS } from "../../config/couriers.ts";
import type { Site } from "../../config/site";
import type { ShippingRate } from "../cart/cart";

type OfficePatterns = Pick<Site, "officeRates" | "officeOrStreetRates">;

/**
 * Adds each rate's destination by the merchant's patterns (docs/backend-setup.md), of which the first list takes
 * precedence, and whose office it is, if its label or id names one courier alone.
 */
export function withDestinations(
  rates: ShippingRate[],
  { officeRates, officeOrStreetRates }: OfficePatterns,
): ShippingRate[] {
  return rates.map((rate) => {
    const isToOffice = officeRates.some((pattern) => isNamed(rate, pattern));
    if (!isToOffice && !officeOrStreetRates.some((pattern) => isNamed(rate, pattern)))
      return { ...rate, to: "address" };
    const courier = findCourier(rate);
    return { ...rate, ...(isToOffice && { to: "office" as const }), ...(courier && { courier }) };
  });
}

/** undefined: the rate names no courier, several, or one of those without a name of their own here. */
function findCourier({ id, label }: ShippingRate): string | undefined {
  const [only, another] = COURIER_SPELLINGS.filter(([, spelling]) => spelling.test(`${label} ${id}`));
  return !another && only?.[0] !== "other" ? only?.[0] : undefined;
}

/** A pattern is a rate's id ("flat_rate:5"), its method ("flat_rate"), or a part of its label, case-insensitive. */
function isNamed({ id, label }: ShippingRate, pattern: string): boolean {
  return id === pattern || id.startsWith(`${pattern}:`) || label.toLowerCase().includes(pattern.toLowerCase());
}
