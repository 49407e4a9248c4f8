import type { Settings } from "../config/settings";
import { percentOff } from "./discount";
import { withPrior } from "./prior-price";
import type { ProductSummary, Variation } from "./product";
import { isSoldOut } from "./stock";

export type SaleBadge = { kind: "percent"; percent: number } | { kind: "word" } | null;

/**
 * The badge of a reduced product, or of the variation that is chosen; hidden when sold out, without a sale price, or by
 * the setting (specification §5).
 */
export function saleBadge(
  product: ProductSummary,
  setting: Settings["saleBadge"],
  variation: Variation | null = null,
): SaleBadge {
  const pricing = variation?.pricing ?? withPrior(product);
  const percent = percentOff(pricing);
  const isOut = isSoldOut(product) || variation?.stockStatus === "out-of-stock";
  if (setting === "hidden" || percent === null || isOut) return null;
  return setting === "word" || percent === 0 ? { kind: "word" } : { kind: "percent", percent };
}
