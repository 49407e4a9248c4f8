import type { Site } from "../../config/site";
import type { ShippingRate } from "../cart/cart";

type OfficePatterns = Pick<Site, "officeRates" | "officeOrStreetRates">;

/** Adds each rate's destination by the merchant's patterns (docs/backend-setup.md); the first list takes precedence. */
export function withDestinations(
  rates: ShippingRate[],
  { officeRates, officeOrStreetRates }: OfficePatterns,
): ShippingRate[] {
  return rates.map((rate) => {
    if (officeRates.some((pattern) => isNamed(rate, pattern))) return { ...rate, to: "office" };
    return officeOrStreetRates.some((pattern) => isNamed(rate, pattern)) ? rate : { ...rate, to: "address" };
  });
}

/** A pattern is a rate's id ("flat_rate:5"), its method ("flat_rate"), or a part of its label, case-insensitive. */
function isNamed({ id, label }: ShippingRate, pattern: string): boolean {
  return id === pattern || id.startsWith(`${pattern}:`) || label.toLowerCase().includes(pattern.toLowerCase());
}
