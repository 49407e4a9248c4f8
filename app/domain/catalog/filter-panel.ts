import { clearFilters, searchFor, type ListingQuery } from "./listing-query";
import type { Term } from "../product/product";
import { swatchesOf } from "../product/swatches";
import type { Currency, PriceDisplay } from "../../config/money";
import type { ListingFacets } from "./facets";
import { convert, firstCurrency } from "../values/money";
import { parseWrittenAmount } from "../values/written-amount";

/** One active filter, with the query that remains when it is removed. */
export type ActiveFilter = { without: ListingQuery } & (
  | { kind: "attribute"; name: string; slug: string }
  | { kind: "category"; slug: string }
  | { kind: "price"; price: NonNullable<ListingQuery["price"]> }
  | { kind: "sale" }
  | { kind: "rating"; rating: number }
  | { kind: "search"; search: string }
);

/** Active filters in the order of the filter panel, the search first. Removing one resets the page. */
export function listActiveFilters(query: ListingQuery): ActiveFilter[] {
  const { attributes, categories, price, ratings } = query;
  const without = (change: Partial<ListingQuery>) => ({ without: { ...query, page: 1, ...change } });
  return [
    ...(query.search ? [{ kind: "search" as const, search: query.search, without: searchFor("", query) }] : []),
    ...categories.map((slug) => ({
      kind: "category" as const,
      slug,
      ...without({ categories: leave(categories, slug) }),
    })),
    ...(price ? [{ kind: "price" as const, price, ...without({ price: null }) }] : []),
    ...(query.onSale ? [{ kind: "sale" as const, ...without({ onSale: false }) }] : []),
    ...Object.entries(attributes).flatMap(([name, slugs]) =>
      slugs.map((slug) => ({
        kind: "attribute" as const,
        name,
        slug,
        ...without({ attributes: leaveTerm(attributes, name, slug) }),
      })),
    ),
    ...ratings.map((rating) => ({ kind: "rating" as const, rating, ...without({ ratings: leave(ratings, rating) }) })),
  ];
}

/** Number of active filters; a search isn't one. */
export function countActiveFilters(query: ListingQuery): number {
  return listActiveFilters(query).filter(({ kind }) => kind !== "search").length;
}

/** The query without filters and search. */
export function clearAll(query: ListingQuery): ListingQuery {
  return searchFor("", clearFilters(query));
}

function leave<T>(values: T[], one: T): T[] {
  return values.filter((value) => value !== one);
}

function leaveTerm(attributes: ListingQuery["attributes"], name: string, slug: string): ListingQuery["attributes"] {
  const entries = Object.entries(attributes).map(([key, slugs]) => [key, key === name ? leave(slugs, slug) : slugs]);
  return Object.fromEntries(entries.filter(([, slugs]) => slugs!.length > 0));
}

/** How the terms of an attribute are displayed in the filter panel. */
type FacetDisplay = "swatches" | "pills" | "list";

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
