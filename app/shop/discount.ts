import type { Pricing } from "./product";

/**
 * Whole percent off the lowest price of the 30 days before, where that is known (Directive 98/6 art. 6a), else off the
 * highest regular price (specification §9); null when nothing is reduced, and when it was as cheap a few days ago.
 */
export function percentOff({
  highestRegular,
  highestSale,
  prior,
}: Pick<Pricing, "highestRegular" | "highestSale" | "prior">): number | null {
  if (!highestRegular || highestSale === null || highestSale < 0 || highestSale >= highestRegular) return null;
  const before = Math.min(prior ?? highestRegular, highestRegular);
  return highestSale < before ? Math.round((1 - highestSale / before) * 100) : null;
}
