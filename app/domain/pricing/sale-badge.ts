import type { Settings } from "../../config/settings";
import type { ProductSummary, Variation, CardVariation, Pricing, StockStatus, Reduction } from "../product/product";
import { isSoldOut } from "../product/stock";
import type { MinorUnits } from "../values/money";

/** A product or a variation. */
interface Priced {
  pricing: Pricing;
  stockStatus?: StockStatus | null;
  variations?: Pick<CardVariation, "pricing" | "stockStatus">[];
}

/**
 * Reduction of a single price, as a fraction: from the lowest price of the 30 days before, where known (Directive
 * 98/6 art. 6a), else from the regular price.
 */
export function reductionOf({ lowest, before = 0, lowest30DayPrice = before }: Omit<Pricing, "highest">): Reduction {
  const from = Math.min(lowest30DayPrice, before);
  return lowest !== null && lowest < from ? (from - lowest) / from : 0;
}

/** The largest reduction of an available variation, or of a product without variations. */
export function largestReduction(product: Priced): Reduction {
  const { pricing, stockStatus } = mostReduced(product);
  return stockStatus === "out-of-stock" ? 0 : reductionOf(pricing);
}

/** The most reduced variation, a sold-out one only if all reduced ones are; else the product itself. */
export function mostReduced(product: Priced): Priced {
  const reduced = product.variations?.filter(({ pricing }) => pricing.before);
  return reduced?.toSorted((a, b) => largestReduction(b) - largestReduction(a))[0] ?? product;
}

/**
 * Bounds of the largest reduction. WooGraphQL lists the sorted prices of all variations and their sorted regular
 * prices, but not which belong together, only that no price exceeds its own regular price.
 */
export function boundReductions(prices: MinorUnits[], regular: MinorUnits[]): { least: Reduction; most: Reduction } {
  if (prices.length !== regular.length) return { least: 0, most: 1 };
  const [now, before] = [prices, regular].map((list) => list.toSorted((a, b) => a - b)) as [MinorUnits[], MinorUnits[]];
  let [least, most, first] = [0, 0, 0];
  for (const [index, from] of before.entries()) {
    least = Math.max(least, reductionOf({ lowest: now[index]!, before: from }));
    most = Math.max(most, reductionOf({ lowest: now[first]!, before: from }));
    // From this index on no price can belong to a regular price up to here.
    if ((now[index + 1] ?? 0) > from) first = index + 1;
  }
  return { least, most };
}

/** Whole percent for a badge: rounded to the nearest, a half down, 100 only for free products. */
export function toPercent(reduction: Reduction): number {
  return reduction < 1 ? Math.min(99, Math.round(reduction * 100 - 1e-6)) : 100;
}

type SaleBadge = { kind: "percent"; percent: number } | { kind: "word" } | null;

/**
 * The badge of a reduced product or of its selected variation; null when sold out, without a sale price, or by the
 * setting. A word when not all variations are known: a percentage is never guessed.
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
