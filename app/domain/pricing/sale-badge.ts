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
 * Reduction of what has one price: from the lowest price of the 30 days before, where that is known (Directive 98/6
 * art. 6a), else from the regular one. What was as cheap a few days ago isn't reduced.
 */
export function reductionOf({ lowest, before = 0, prior = before }: Omit<Pricing, "highest">): Reduction {
  const from = Math.min(prior, before);
  return lowest !== null && lowest < from ? (from - lowest) / from : 0;
}

/** The largest reduction of one single variation that can be bought, or of what has no variations. */
export function largestReduction(product: Priced): Reduction {
  const { pricing, stockStatus } = mostReduced(product);
  return stockStatus === "out-of-stock" ? 0 : reductionOf(pricing);
}

/** The variation that a badge means, one that is sold out only if all reduced ones are; else the product itself. */
export function mostReduced(product: Priced): Priced {
  const reduced = product.variations?.filter(({ pricing }) => pricing.before);
  return reduced?.toSorted((a, b) => largestReduction(b) - largestReduction(a))[0] ?? product;
}

/**
 * Between what the largest reduction of one of these lies. WooGraphQL lists the prices of all variations, lowest first, and
 * their regular prices likewise: which belong together it doesn't say, only that no price is above its own regular one.
 */
export function boundReductions(prices: MinorUnits[], regular: MinorUnits[]): { least: Reduction; most: Reduction } {
  if (prices.length !== regular.length) return { least: 0, most: 1 };
  const [now, before] = [prices, regular].map((list) => list.toSorted((a, b) => a - b)) as [MinorUnits[], MinorUnits[]];
  let [least, most, first] = [0, 0, 0];
  for (const [index, from] of before.entries()) {
    least = Math.max(least, reductionOf({ lowest: now[index]!, before: from }));
    most = Math.max(most, reductionOf({ lowest: now[first]!, before: from }));
    // From here on no price can belong to a regular one up to here.
    if ((now[index + 1] ?? 0) > from) first = index + 1;
  }
  return { least, most };
}

/** Whole percent for a badge: to the nearest, a half down, and 100 only for what is free. */
export function toPercent(reduction: Reduction): number {
  return reduction < 1 ? Math.min(99, Math.round(reduction * 100 - 1e-6)) : 100;
}

type SaleBadge = { kind: "percent"; percent: number } | { kind: "word" } | null;

/**
 * The badge of a reduced product, or of the variation that is chosen; hidden when sold out, without a sale price, or by
 * the setting. A word where not all variations are known: a percentage is never guessed.
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
