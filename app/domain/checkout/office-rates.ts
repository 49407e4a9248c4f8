import { COURIER_SPELLINGS } from "../../config/couriers";
import type { Site } from "../../config/site";
import type { ShippingRate } from "../cart/cart";

type OfficePatterns = Pick<Site, "officeRates" | "officeOrStreetRates">;

/**
 * Adds each rate's destination by the merchant's patterns (docs/backend-setup.md), of which the first list takes
 * precedence, and whose office it is, unless its label and id name several couriers or none.
 */
export function withDestinations(
  rates: ShippingRate[],
  { officeRates, officeOrStreetRates }: OfficePatterns,
): ShippingRate[] {
  return rates.map((rate) => {
    const isToOffice = officeRates.some((pattern) => isNamed(rate, pattern));
    if (!isToOffice && !officeOrStreetRates.some((pattern) => isNamed(rate, pattern)))
      return { ...rate, to: "address" };
    const named = COURIER_SPELLINGS.filter(([, spelling]) => spelling.test(`${rate.label} ${rate.id}`));
    const known = named.length === 1 ? { ...rate, courier: named[0]![0] } : rate;
    return isToOffice ? { ...known, to: "office" } : known;
  });
}

/** A pattern is a rate's id ("flat_rate:5"), its method ("flat_rate"), or a part of its label, case-insensitive. */
function isNamed({ id, label }: ShippingRate, pattern: string): boolean {
  return id === pattern || id.startsWith(`${pattern}:`) || label.toLowerCase().includes(pattern.toLowerCase());
}
