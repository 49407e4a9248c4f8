import { parseAmounts } from "../../../app/domain/values/money";
import type { Pricing } from "../../../app/domain/product/product";
import { parseWrittenAmount } from "../../../app/domain/values/written-amount";
import { readTime, type Maybe } from "../fields";
import { plainText } from "../html";

interface Prices {
  onSale?: Maybe<boolean>;
  price?: Maybe<string>;
  regularPrice?: Maybe<string>;
  dateOnSaleTo?: Maybe<string>;
}

/**
 * Maps the price that WooCommerce charges, with VAT, to minor units. Both a free product and one without a price have a null
 * price; only `purchasable` distinguishes them.
 */
export function toPricing(node: Prices | object, purchasable: boolean, isGroup: boolean): Pricing {
  const { onSale, price, regularPrice, dateOnSaleTo } = node as Prices;
  const current = isGroup ? parseRange(price) : parseAmounts(price);
  const fallback = purchasable && !isGroup ? 0 : null;
  const lowest = current.length ? Math.min(...current) : fallback;
  const highest = current.length ? Math.max(...current) : fallback;
  // Around a sale's start and end, `onSale` may be true before the sale price is charged, and false while it still is.
  const [before, ...others] = new Set(onSale ? parseAmounts(regularPrice) : []);
  const isReduced = before !== undefined && others.length === 0 && lowest === highest && (lowest ?? before) < before;
  const end = isReduced ? readTime(dateOnSaleTo) : null;
  const reducedUntil = end === null ? {} : { reducedUntil: new Date(end).toISOString() };
  return { lowest, highest, ...(isReduced && { before, ...reducedUntil }) };
}

/**
 * Computes a product's prices from those of its variations, which the cart charges. WooCommerce's own lists of prices
 * are cached and may be old.
 */
export function joinPricings(variations: Pricing[]): Pricing {
  const priced = variations.filter(({ lowest }) => lowest !== null);
  if (priced.length === 0) return { lowest: null, highest: null };
  const lowest = Math.min(...priced.map((one) => one.lowest!));
  const highest = Math.max(...priced.map((one) => one.highest!));
  const [before, ...others] = new Set(priced.map((one) => one.before));
  return { lowest, highest, ...(before !== undefined && others.length === 0 && lowest === highest && { before }) };
}

// The RAW price of a group is formatted: two prices with currency and " - " between.
function parseRange(price: Maybe<string>): number[] {
  return (price ?? "").split(" - ").flatMap((part) => parseWrittenAmount(plainText(part)) ?? []);
}
