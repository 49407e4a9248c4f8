import { decodeSlug } from "../../../app/domain/values/slug.ts";
import type { CatalogFilters } from "./catalog-query.ts";
import { addBit, createBitset, intersect, unite, type Bitset } from "./encoding/bits.ts";
import { readDocuments } from "./encoding/term-postings.ts";
import type { CatalogIndex } from "./open-index.ts";
import { NO_PRICE, RATINGS } from "./stored-catalog.ts";

/** Names of filters that aren't taxonomies. */
export const PRICE = "price";
export const SALE = "sale";
export const RATING = "rating";

/** The products of a listing, and those it would have without one of its filters. */
export interface Selection {
  /** The products within scope and search, before any filter. */
  base: Bitset;
  /** The products that match all filters. */
  all: Bitset;
  /** By filter name: the products that match all other filters. For an absent name, `all` applies. */
  without: ReadonlyMap<string, Bitset>;
}

/** Applies filters to `shown`, the products that may be listed or that a search found. Unknown slugs match nothing. */
export function select(index: CatalogIndex, filters: CatalogFilters, shown: Bitset): Selection {
  const base = shown.slice();
  const { scope } = filters;
  if (scope) intersect(base, findTerms(index, scope.taxonomy, [scope.slug]));
  const chosen = listChosen(index, filters);
  const selectWithout = (left: string | null) => {
    const rest = base.slice();
    for (const [name, set] of chosen) if (name !== left) intersect(rest, set);
    return rest;
  };
  return { base, all: selectWithout(null), without: new Map(chosen.map(([name]) => [name, selectWithout(name)])) };
}

function listChosen(index: CatalogIndex, filters: CatalogFilters): [name: string, set: Bitset][] {
  const { terms, price, onSale, ratings } = filters;
  const chosen: [string, Bitset][] = Object.entries(terms)
    .filter(([, slugs]) => slugs.length > 0)
    .map(([taxonomy, slugs]) => [taxonomy.toLowerCase(), findTerms(index, taxonomy, slugs)]);
  if (price) chosen.push([PRICE, findPrices(index, price)]);
  if (onSale) chosen.push([SALE, index.sets.onSale]);
  if (ratings.length > 0) chosen.push([RATING, findRatings(index, ratings)]);
  return chosen;
}

/** The products with any of these terms. */
function findTerms(index: CatalogIndex, taxonomy: string, slugs: readonly string[]): Bitset {
  const set = createBitset(index.size);
  const known = index.taxonomies.get(taxonomy.toLowerCase());
  for (const slug of slugs) {
    const term = known?.get(decodeSlug(slug));
    if (term === undefined) continue;
    for (const document of readDocuments(index.termPostings, term)) addBit(set, document);
  }
  return set;
}

function findPrices({ lowest, highest, size }: CatalogIndex, price: { from: number; to: number }): Bitset {
  const set = createBitset(size);
  for (let document = 0; document < size; document++) {
    const least = lowest.get(document);
    if (least !== NO_PRICE && least - 1 <= price.to && highest.get(document) - 1 >= price.from) addBit(set, document);
  }
  return set;
}

function findRatings({ sets, size }: CatalogIndex, ratings: readonly number[]): Bitset {
  const set = createBitset(size);
  for (const rating of RATINGS) if (ratings.includes(rating)) unite(set, sets[`rated${rating}`]);
  return set;
}
