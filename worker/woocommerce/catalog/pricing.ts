import { boundReductions } from "../../../app/domain/pricing/sale-badge";
import { parseAmounts, type MinorUnits, parseAmount } from "../../../app/domain/values/money";
import type { Pricing, ProductSummary } from "../../../app/domain/product/product";
import { parseWrittenAmount } from "../../../app/domain/values/written-amount";
import { plainText } from "../html";
import { CONTENT_KEY, LOWEST_PRICE_KEY } from "../../../app/config/product-facts";
import { parseContent } from "../../../app/domain/pricing/unit-price";
import { text } from "../fields";

type Maybe<T> = T | null | undefined;

interface Prices {
  price?: Maybe<string>;
  regularPrice?: Maybe<string>;
  salePrice?: Maybe<string>;
}

/**
 * Prices with VAT in hundredths. A free product and one without a price are both null; only `purchasable` tells them
 * apart.
 */
export function toPricing(node: Prices | object, purchasable: boolean, isGroup: boolean): Pricing {
  const { price, regularPrice, salePrice } = node as Prices;
  const current = isGroup ? parseRange(price) : parseAmounts(price);
  const fallback = purchasable && !isGroup ? 0 : null;
  const lowest = current.length ? Math.min(...current) : fallback;
  const highest = current.length ? Math.max(...current) : fallback;
  // A sale of next week has its price already, and isn't charged yet.
  const [before, ...others] = new Set(salePrice || lowest === 0 ? parseAmounts(regularPrice) : []);
  const isReduced = before !== undefined && others.length === 0 && lowest === highest && (lowest ?? before) < before;
  return { lowest, highest, ...(isReduced && { before }) };
}

/** Pricing of a product with these of its variations: it knows what reduction the others may have. */
export function toPricingOfAll(node: Prices | object, purchasable: boolean, loaded: Pricing[]): Pricing {
  const { most } = boundListed(node, loaded);
  return { ...toPricing(node, purchasable, false), ...(most > 0 && { elsewhere: Math.min(most, 1) }) };
}

/** Bounds of the largest reduction among the listed prices of a product that aren't these of its variations. */
function boundListed(node: Prices | object, loaded: Pricing[]): ReturnType<typeof boundReductions> {
  const { price, regularPrice, salePrice } = node as Prices;
  const prices = parseAmounts(price);
  const priced = loaded.filter(({ lowest }) => lowest !== null);
  if (!salePrice || priced.length >= prices.length) return NOTHING;
  return boundReductions(
    without(
      prices,
      priced.map(({ lowest }) => lowest!),
    ),
    without(
      parseAmounts(regularPrice),
      priced.map(({ lowest, before }) => before ?? lowest!),
    ),
  );
}

const NOTHING = { least: 0, most: 0 };

/** The list without one of each of these. */
function without(list: MinorUnits[], taken: MinorUnits[]): MinorUnits[] {
  const rest = [...list];
  for (const amount of taken) {
    const index = rest.indexOf(amount);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

// A group's RAW price is a formatted range, two prices with their currency and " - " between.
function parseRange(price: Maybe<string>): MinorUnits[] {
  return (price ?? "").split(" - ").flatMap((part) => parseWrittenAmount(plainText(part)) ?? []);
}

/** Metadata that cards ask for. */
type Marks = ({ key: string; value: string | null } | null)[] | null | undefined;

/** The lowest price before a reduction, where WordPress itself keeps it; nothing where it doesn't. */
export function readPrior(marks: Marks): Pick<Pricing, "lowest30DayPrice"> {
  const lowest30DayPrice = parseAmount(find(marks, LOWEST_PRICE_KEY).replace(",", "."));
  return lowest30DayPrice === null || lowest30DayPrice <= 0 ? {} : { lowest30DayPrice };
}

/** How much is in a package; nothing where the merchant doesn't say, or not so that it can be read. */
export function readContent(marks: Marks): Pick<ProductSummary, "content"> {
  const content = parseContent(find(marks, CONTENT_KEY));
  return content ? { content } : {};
}

function find(marks: Marks, key: string): string {
  return text(marks?.find((mark) => mark?.key === key)?.value);
}
