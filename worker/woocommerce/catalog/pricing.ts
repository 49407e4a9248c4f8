import { boundReductions } from "../../../app/domain/pricing/sale-badge";
import { parseAmounts, type MinorUnits } from "../../../app/domain/values/money";
import type { Pricing } from "../../../app/domain/product/product";
import { parseWrittenAmount } from "../../../app/domain/values/written-amount";
import { plainText } from "../html";

type Maybe<T> = T | null | undefined;

interface Prices {
  price?: Maybe<string>;
  regularPrice?: Maybe<string>;
  salePrice?: Maybe<string>;
}

/**
 * Maps prices to minor units with VAT. Both a free product and one without a price have a null price; only `purchasable`
 * tells them apart.
 */
export function toPricing(node: Prices | object, purchasable: boolean, isGroup: boolean): Pricing {
  const { price, regularPrice, salePrice } = node as Prices;
  const current = isGroup ? parseRange(price) : parseAmounts(price);
  const fallback = purchasable && !isGroup ? 0 : null;
  const lowest = current.length ? Math.min(...current) : fallback;
  const highest = current.length ? Math.max(...current) : fallback;
  // A scheduled sale already has a sale price, but isn't charged yet.
  const [before, ...others] = new Set(salePrice || lowest === 0 ? parseAmounts(regularPrice) : []);
  const isReduced = before !== undefined && others.length === 0 && lowest === highest && (lowest ?? before) < before;
  return { lowest, highest, ...(isReduced && { before }) };
}

/** Pricing of a variable product: includes the largest discount that variations outside `loaded` may have. */
export function toVariablePricing(node: Prices | object, purchasable: boolean, loaded: Pricing[]): Pricing {
  const { most } = boundUnloaded(node, loaded);
  return { ...toPricing(node, purchasable, false), ...(most > 0 && { elsewhere: Math.min(most, 1) }) };
}

/** Bounds of the largest discount among the listed prices that don't belong to the loaded variations. */
function boundUnloaded(node: Prices | object, loaded: Pricing[]): ReturnType<typeof boundReductions> {
  const { price, regularPrice, salePrice } = node as Prices;
  const prices = parseAmounts(price);
  const priced = loaded.filter(({ lowest }) => lowest !== null);
  if (!salePrice || priced.length >= prices.length) return NO_REDUCTION;
  return boundReductions(
    subtract(
      prices,
      priced.map(({ lowest }) => lowest!),
    ),
    subtract(
      parseAmounts(regularPrice),
      priced.map(({ lowest, before }) => before ?? lowest!),
    ),
  );
}

const NO_REDUCTION = { least: 0, most: 0 };

/** The list with one occurrence of each given amount removed. */
function subtract(list: MinorUnits[], taken: MinorUnits[]): MinorUnits[] {
  const rest = [...list];
  for (const amount of taken) {
    const index = rest.indexOf(amount);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

// The RAW price of a group is formatted: two prices with currency and " - " between.
function parseRange(price: Maybe<string>): MinorUnits[] {
  return (price ?? "").split(" - ").flatMap((part) => parseWrittenAmount(plainText(part)) ?? []);
}
