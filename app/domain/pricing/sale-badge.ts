import type { Settings } from "../../config/settings";
import type { ProductSummary, Variation, CardVariation, Pricing, StockStatus, Reduction } from "../product/product";
import { isSoldOut } from "../product/stock";

/** A product or a variation. */
interface Priced {
  pricing: Pricing;
  stockStatus?: StockStatus | null;
  variations?: Pick<CardVariation, "pricing" | "stockStatus">[];
}

/**
 * Reduction of a single price, as a fraction: from the lowest price of the 30 days before, if that is known (Directive
 * 98/6 art. 6a) and lower than the regular price, else from the regular price.
 */
export function reductionOf({ lowest, before = 0, lowest30DayPrice = before }: Omit<Pricing, "highest">): Reduction {
  const from = Math.min(lowest30DayPrice, before);
  return lowest !== null && lowest < from ? (from - lowest) / from : 0;
}

/** Whether the product or one of its variations costs less than its regular price now. */
export function isReduced({ pricing, variations = [] }: Priced): boolean {
  return [pricing, ...variations.map((one) => one.pricing)].some(({ before }) => before !== undefined);
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

/** Whole percent for a badge: rounded to the nearest, halves down, 100 only for free products. */
export function toPercent(reduction: Reduction): number {
  return reduction < 1 ? Math.min(99, Math.round(reduction * 100 - 1e-6)) : 100;
}

type SaleBadge = { kind: "percent"; percent: number } | { kind: "word" } | null;

/**
 * The badge of a reduced product or of its selected variation; null when sold out, without a sale price, or if the
 * setting hides badges. A word when not all variations are known: a percentage is never guessed.
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
