import type { Term } from "../product/product";
import { swatchesOf } from "../product/swatches";
import type { Currency, PriceDisplay } from "../../config/money";
import type { ListingFacets } from "./facets";
import { convert, firstCurrency } from "../values/money";
import { parseWrittenAmount } from "../values/written-amount";

/** How the terms of an attribute are displayed in the filter panel. */
export type FacetDisplay = "swatches" | "pills" | "list";

const PILL_LENGTH_MAX = 6;

const SHOWN_MAX: Record<FacetDisplay, number> = { swatches: 10, pills: 18, list: 7 };

/** Hiding fewer terms than this isn't worth a click. */
const HIDDEN_MIN = 3;

/** Swatches when every term has a color, pills when all names are short (sizes, weights), else a list. */
export function facetDisplay(terms: Term[]): FacetDisplay {
  if (swatchesOf(terms)) return "swatches";
  return terms.every(({ name }) => [...name].length <= PILL_LENGTH_MAX) ? "pills" : "list";
}

/** Splits a long list into the terms shown at once and those behind "show more". */
export function collapseTerms<T>(terms: T[], display: FacetDisplay): { shown: T[]; hidden: T[] } {
  const most = SHOWN_MAX[display];
  if (terms.length < most + HIDDEN_MIN) return { shown: terms, hidden: [] };
  return { shown: terms.slice(0, most), hidden: terms.slice(most) };
}

/** Range of the price filter, in whole units of the primary currency. */
export interface PriceBounds {
  lowest: number;
  highest: number;
  currency: Currency;
}

/**
 * The price range of a listing, rounded outwards so that no product is excluded; null when there is nothing to
 * filter.
 */
export function priceBounds(
  range: ListingFacets["priceRange"],
  { currency, priceDisplay }: { currency: Currency; priceDisplay: PriceDisplay },
): PriceBounds | null {
  if (!range) return null;
  const first = firstCurrency(priceDisplay);
  const lowest = Math.floor(convert(range.lowest, currency, first) / 100);
  const highest = Math.ceil(convert(range.highest, currency, first) / 100);
  return highest > lowest ? { lowest, highest, currency: first } : null;
}

/** Slider position of a typed bound; `open` when it is empty or invalid. */
export function boundPosition(text: string, { lowest, highest }: PriceBounds, open: number): number {
  const amount = parseWrittenAmount(text);
  return amount === null ? open : Math.min(Math.max(Math.round(amount / 100), lowest), highest);
}
