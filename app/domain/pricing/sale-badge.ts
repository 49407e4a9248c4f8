import type { Settings } from "../../config/settings";
import { largestReduction, toPercent } from "./discount";
import type { ProductSummary, Variation } from "../product/product";
import { isSoldOut } from "../product/stock";

export type SaleBadge = { kind: "percent"; percent: number } | { kind: "word" } | null;

/**
 * The badge of a reduced product, or of the variation that is chosen; hidden when sold out, without a sale price, or by
 * the setting (specification §5). A word where not all variations are known: a percentage is never guessed.
 */
export function saleBadge(
  product: ProductSummary,
  setting: Settings["saleBadge"],
  variation: Variation | null = null,
): SaleBadge {
  const priced = variation ?? product;
  const reduction = largestReduction(priced);
  const isCertain = reduction >= (priced.pricing.elsewhere ?? 0);
  if (setting === "hidden" || isSoldOut(product) || (reduction === 0 && isCertain)) return null;
  const percent = toPercent(reduction);
  return setting === "word" || !isCertain || !percent ? { kind: "word" } : { kind: "percent", percent };
}
