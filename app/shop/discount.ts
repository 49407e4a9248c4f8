import type { Pricing } from "./product";

/** Whole percent off, from the highest regular and sale price (specification §9); null when nothing is reduced. */
export function percentOff({
  highestRegular,
  highestSale,
}: Pick<Pricing, "highestRegular" | "highestSale">): number | null {
  if (!highestRegular || highestSale === null || highestSale < 0 || highestSale >= highestRegular) return null;
  return Math.round((1 - highestSale / highestRegular) * 100);
}
