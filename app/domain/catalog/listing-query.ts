import { SEARCH_LENGTH_MAX } from "../../config/limits";
import type { MinorUnits } from "../values/money";
import { SHOP_PATH } from "../../config/shop-path";

/** Sort orders. "relevance" exists only with a search, where it is the default; its only direction is best first. */
export const ORDERS = ["relevance", "date", "alphabetically", "price", "rating", "discount"] as const;
type OrderBy = (typeof ORDERS)[number];
export type Direction = "asc" | "desc";

/** The filters of a listing: OR within a name, AND between names. */
export interface ListingFilters {
  /** Term slugs by attribute, "pa_cvyat" -> ["cheren", "sin"]; brands and tags by product_brand, product_tag. */
  attributes: Record<string, string[]>;
  /** Category slugs. */
  categories: string[];
  /** In minor units of the primary currency; both bounds or null. */
  price: { from: MinorUnits; to: MinorUnits } | null;
  onSale: boolean;
  /** Rounded average ratings, 1 to 5. */
  ratings: number[];
  /** "" for no search. */
  search: string;
}

/** The complete query of a listing page. */
export interface ListingQuery extends ListingFilters {
  orderby: OrderBy;
  order: Direction;
  /** 1-based. */
  page: number;
}

export const NO_FILTERS: ListingFilters = {
  attributes: {},
  categories: [],
  price: null,
  onSale: false,
  ratings: [],
  search: "",
};
export const PLAIN_LISTING: ListingQuery = { ...NO_FILTERS, orderby: "date", order: "desc", page: 1 };

/** The query parameter that expands every filter list, for browsers without scripts. */
export const ALL_FILTERS = { name: "filters", value: "all" } as const;

/** Adds the parameter for expanded filter lists to a query string ("" or "?…"). */
export function withAllFilters(search: string): string {
  return `${search}${search ? "&" : "?"}${ALL_FILTERS.name}=${ALL_FILTERS.value}`;
}

/** The canonical URL of a listing below `path`: known parameters only, in a fixed order, without defaults. */
export function serializeListingQuery(query: ListingQuery, path = SHOP_PATH): string {
  const { orderby, order, search } = query;
  const filter = serializeFilters(query);
  const isRanked = orderby === "relevance";
  const params = [
    filter && `filter=${encodeFilter(filter)}`,
    !isRanked && orderby !== defaultOrder(search) && `orderby=${orderby}`,
    !isRanked && order !== defaultDirection(orderby) && `order=${order}`,
  ].filter(Boolean);
  return `${path}${query.page > 1 ? `/page/${query.page}` : ""}${params.length > 0 ? `?${params.join("&")}` : ""}`;
}

/**
 * The listing `from` with another search term, "" for none: filters stay, the page resets. A sort order that the
 * shopper selected stays; a default one is replaced by the new default.
 */
export function searchFor(term: string, from: ListingQuery = PLAIN_LISTING): ListingQuery {
  const search = cleanTerm(term);
  const isUsual = from.orderby === defaultOrder(from.search) && from.order === defaultDirection(from.orderby);
  const orderby = isUsual || (from.orderby === "relevance" && !search) ? defaultOrder(search) : from.orderby;
  return { ...from, search, orderby, order: isUsual ? defaultDirection(orderby) : from.order, page: 1 };
}

/** Removes all filters: the search and the sort order stay, the page resets. */
export function clearFilters({ search, orderby, order }: ListingQuery): ListingQuery {
  return { ...PLAIN_LISTING, search, orderby, order };
}

/** The default sort order. */
export function defaultOrder(search: string): OrderBy {
  return search ? "relevance" : "date";
}

/** Default direction: newest, best rated or most discounted first, but prices and names ascending. */
export function defaultDirection(orderby: OrderBy): Direction {
  return orderby === "price" || orderby === "alphabetically" ? "asc" : "desc";
}

function serializeFilters({ attributes, categories, price, onSale, ratings, search }: ListingFilters): string {
  const lists = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...lists.map(([name, slugs]) => list(name, slugs)),
    list("category", categories),
    price && `price[${price.from / 100},${price.to / 100}]`,
    onSale && "sale[true]",
    list("rating", ratings),
    search && `search[${escapeTerm(search)}]`,
  ]
    .filter(Boolean)
    .join(",");
}

function list(name: string, values: readonly (string | number)[]): string {
  return values.length > 0 ? `${name}[${values.join(",")}]` : "";
}

/**
 * Escapes brackets and commas in a search: they are syntax of filters, but Bulgarian words typed in an
 * English keyboard layout contain them, too.
 */
export function escapeTerm(term: string): string {
  return term.replace(/[[\],]|%(?=2C|5B|5D|25)/g, encodeURIComponent);
}

export function unescapeTerm(escaped: string): string {
  return escaped.replace(/%(?:2C|5B|5D|25)/g, decodeURIComponent);
}

/**
 * Removes from a search term characters that no URL can carry, and angle brackets: WordPress strips tags and would then
 * list everything.
 */
export function cleanTerm(value: string): string {
  const text = value
    .toWellFormed()
    .replace(/[\p{C}<>\ufffd]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const term = [...text].slice(0, SEARCH_LENGTH_MAX).join("").trim();
  return ["null", "undefined"].includes(term) ? "" : term;
}

function encodeFilter(filter: string): string {
  return encodeURIComponent(filter).replaceAll("%2C", ",");
}
