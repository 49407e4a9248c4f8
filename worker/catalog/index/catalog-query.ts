import type { Direction } from "../../../app/domain/catalog/listing-query.ts";
import type { MinorUnits } from "../../../app/domain/values/money.ts";
import type { SortOrder } from "./sort-orders.ts";

/** What narrows a listing: OR inside a name, AND between names. */
export interface CatalogFilters {
  /** The listing's own category, tag or brand: it is no choice, and its counts don't leave it out. */
  scope: { taxonomy: string; slug: string } | null;
  /** Slugs by taxonomy, of attributes, categories (with what is under them), brands and tags; empty lists are none. */
  terms: Record<string, readonly string[]>;
  /** In hundredths of the backend's currency: products whose range of prices meets this one; both ends belong to it. */
  price: { from: MinorUnits; to: MinorUnits } | null;
  onSale: boolean;
  /** Rounded averages, 1 to 5. */
  ratings: readonly number[];
  /** Only these products; null: all. */
  ids: readonly number[] | null;
}

export interface CatalogQuery {
  filters: CatalogFilters;
  /** As the shopper typed it; "" when nothing is searched for. */
  search: string;
  /** Relevance is best first whatever the direction, and the order by date without a search. */
  orderby: SortOrder | "relevance";
  order: Direction;
  /** From 1. */
  page: number;
  perPage: number;
  /** Whether filters are counted, too. */
  facets: boolean;
}

export const NO_FILTERS: CatalogFilters = {
  scope: null,
  terms: {},
  price: null,
  onSale: false,
  ratings: [],
  ids: null,
};

/** What a listing can be narrowed by, each name counted without its own choice and within all others. */
export interface CatalogFacets {
  /** By taxonomy: every term that something in the listing's scope and search has; 0: choosing it would give nothing. */
  terms: Record<string, { slug: string; count: number }[]>;
  /** In hundredths of the backend's currency; null where nothing has a price. */
  priceRange: { lowest: MinorUnits; highest: MinorUnits } | null;
  /** By rounded rating, 1 to 5; the same rule as for terms. */
  ratings: { rating: number; count: number }[];
  /** How many are on sale. */
  onSale: number;
}

export interface CatalogResult {
  /** Of the page's products, in order. */
  ids: number[];
  total: number;
  /** How the search was met: by all of its words, or by most of them; null without a search. */
  match: "all" | "partial" | null;
  /** null where they weren't asked for. */
  facets: CatalogFacets | null;
  /** Postings and dictionary entries that the search read: bounded by the index and the words that count. */
  steps: number;
}
