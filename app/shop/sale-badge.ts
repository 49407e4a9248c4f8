import type { Settings } from "../config/settings";
import { percentOff } from "./discount";
import { priorOf } from "./prior-price";
import type { Pricing, ProductSummary, Variation } from "./product";
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

// A product without a choice: its percentage counts from what the variations that it means cost before.
function withPrior(product: ProductSummary): Pricing {
  const { prior: _, ...pricing } = product.pricing;
  const prior = priorOf(product);
  return prior === null ? pricing : { ...pricing, prior };
}
