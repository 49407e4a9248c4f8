import type { Direction } from "../../../app/domain/catalog/listing-query.ts";
import type { MinorUnits } from "../../../app/domain/values/money.ts";
import type { SortOrder } from "./sort-orders.ts";

/** The filters of a listing: OR within a filter, AND between filters. */
export interface CatalogFilters {
  /** The category, tag or brand of the listing itself: not a filter, so facet counts always include it. */
  scope: { taxonomy: string; slug: string } | null;
  /** Slugs by taxonomy: attributes, categories (including descendants), brands, tags; an empty list is no filter. */
  terms: Record<string, readonly string[]>;
  /** In minor units of the backend's currency, both ends inclusive: matches products whose price range overlaps. */
  price: { from: MinorUnits; to: MinorUnits } | null;
  onSale: boolean;
  /** Rounded average ratings, 1 to 5. */
  ratings: readonly number[];
}

export interface CatalogQuery {
  filters: CatalogFilters;
  /** As typed by the shopper; "" without a search. */
  search: string;
  /** Relevance is always best first, and falls back to date without a search. */
  orderby: SortOrder | "relevance";
  order: Direction;
  /** Starts at 1. */
  page: number;
  perPage: number;
  /** Whether to compute facets. */
  facets: boolean;
}

export const NO_CATALOG_FILTERS: CatalogFilters = {
  scope: null,
  terms: {},
  price: null,
  onSale: false,
  ratings: [],
};

/** Facets of a listing: each filter's options are counted among the products that match all other filters. */
export interface CatalogFacets {
  /** By taxonomy: every term that occurs in the listing's scope and search; 0: selecting it would give no result. */
  terms: Record<string, { slug: string; count: number }[]>;
  /** In minor units of the backend's currency; null if nothing has a price. */
  priceRange: { lowest: MinorUnits; highest: MinorUnits } | null;
  /** By rounded rating, 1 to 5; counted like terms. */
  ratings: { rating: number; count: number }[];
  /** The number of products on sale. */
  onSale: number;
}

export interface CatalogResult {
  /** Ids of the page's products, in order. */
  ids: number[];
  total: number;
  /** Whether products match all words of the search or only most of them; null without a search. */
  match: "all" | "partial" | null;
  /** null if not requested. */
  facets: CatalogFacets | null;
  /** Postings and dictionary entries that the search read: bounded by the index and the significant words. */
  steps: number;
}
