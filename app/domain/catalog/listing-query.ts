import { SEARCH_LENGTH_MAX } from "../../config/limits";
import type { MinorUnits } from "../values/money";

/** "relevance" exists only with a search, whose default it is; it has one direction, best first. */
export const ORDERS = ["relevance", "date", "alphabetically", "price", "rating", "discount"] as const;
type OrderBy = (typeof ORDERS)[number];
export type Direction = "asc" | "desc";

/** The filters of a listing: OR within a name, AND between names. */
interface ListingFilters {
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

/** Renders every filter list expanded, for browsers without scripts. */
export const ALL_FILTERS = { name: "filters", value: "all" } as const;

/** Adds the parameter for expanded filter lists to a query string ("" or "?…"). */
export function withAllFilters(search: string): string {
  return `${search}${search ? "&" : "?"}${ALL_FILTERS.name}=${ALL_FILTERS.value}`;
}

const FILTER_PART = /([^,[\]]+)\[([^\]]*)\]/g;
const ATTRIBUTE_NAME = /^(pa_[\p{Ll}\p{N}_%-]{1,60}|product_(brand|tag))$/u;
const SLUG = /^[\p{L}\p{N}_%.-]{1,200}$/u;
const PAGE_MAX = 9999;
const PRICE_MAX = 1_000_000_00;
/** No shopper selects more values than this. */
const VALUES_MAX = 50;
const ATTRIBUTES_MAX = 20;

/**
 * Parses `filter=pa_cvyat[cheren,sin],price[10,80],sale[true]`, `orderby`, `order` and the page of the path. Invalid
 * input is dropped, never an error. Empty, "null" and "undefined" values count as absent.
 */
export function parseListingQuery(params: URLSearchParams, page?: string): ListingQuery {
  const values = splitFilter(params.get("filter") ?? "");
  const search = cleanTerm(values.get("search")?.join(",") ?? "");
  const requested = ORDERS.find((one) => one === params.get("orderby")?.trim().toLowerCase());
  const orderby = requested && (search || requested !== "relevance") ? requested : defaultOrder(search);
  const order = orderby === "relevance" ? null : readDirection(params.get("order"));
  return {
    attributes: readAttributes(values),
    categories: readSlugs(values.get("category")),
    price: readPrice(values.get("price")),
    onSale: values.get("sale")?.includes("true") ?? false,
    ratings: readRatings(values.get("rating")),
    search,
    orderby,
    order: order ?? defaultDirection(orderby),
    page: parsePage(page),
  };
}

/** The canonical URL of a listing below `path`: known parameters only, in a fixed order, without defaults. */
export function serializeListingQuery(query: ListingQuery, path = "/magazin"): string {
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
 * The listing `from` with another search term, "" for none: filters stay, the page resets. An explicitly chosen order
 * stays; a default order is replaced by the new default.
 */
export function searchFor(term: string, from: ListingQuery = PLAIN_LISTING): ListingQuery {
  const search = cleanTerm(term);
  const isUsual = from.orderby === defaultOrder(from.search) && from.order === defaultDirection(from.orderby);
  const orderby = isUsual || (from.orderby === "relevance" && !search) ? defaultOrder(search) : from.orderby;
  return { ...from, search, orderby, order: isUsual ? defaultDirection(orderby) : from.order, page: 1 };
}

/** The same listing, search and order without filters. */
export function clearFilters({ search, orderby, order }: ListingQuery): ListingQuery {
  return { ...PLAIN_LISTING, search, orderby, order };
}

/** The default order. */
function defaultOrder(search: string): OrderBy {
  return search ? "relevance" : "date";
}

/** Parses a page number; numbers that are too long exceed every list, anything invalid is page 1. */
export function parsePage(page: string | null | undefined): number {
  return /^[1-9]\d{0,15}$/.test(page ?? "") ? Math.min(Number(page), PAGE_MAX) : 1;
}

/** Default direction: newest, best and most discounted first; cheapest and alphabetically first. */
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
    search && `search[${search}]`,
  ]
    .filter(Boolean)
    .join(",");
}

function list(name: string, values: readonly (string | number)[]): string {
  return values.length > 0 ? `${name}[${values.join(",")}]` : "";
}

/** Whether a filter name is an attribute, brand or tag taxonomy. */
export function isAttributeName(name: string): boolean {
  return ATTRIBUTE_NAME.test(name);
}

/** The last occurrence of a name wins; meaningless values are dropped. */
function splitFilter(filter: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name, value] of filter.toWellFormed().matchAll(FILTER_PART)) {
    const values = value!.split(",").map((one) => one.trim());
    const meaningful = values.filter((one) => !["", "null", "undefined"].includes(one));
    if (meaningful.length > 0) found.set(name!.trim().toLowerCase(), meaningful);
  }
  return found;
}

function readAttributes(values: Map<string, string[]>): Record<string, string[]> {
  const names = [...values.keys()].filter(isAttributeName).toSorted();
  const entries = names.map((name) => [name, readSlugs(values.get(name))] as const);
  return Object.fromEntries(entries.filter(([, slugs]) => slugs.length > 0).slice(0, ATTRIBUTES_MAX));
}

function readSlugs(values: string[] | undefined): string[] {
  return [...new Set((values ?? []).filter((value) => SLUG.test(value)))].toSorted().slice(0, VALUES_MAX);
}

function readPrice(values: string[] | undefined): ListingFilters["price"] {
  const [from, to] = values?.length === 2 ? values.map(readBound) : [];
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) return null;
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

function readBound(value: string): MinorUnits {
  return /^\d{1,9}([.]\d{1,8})?$/.test(value) ? Math.min(Math.round(Number(value) * 100), PRICE_MAX) : Number.NaN;
}

function readRatings(values: string[] | undefined): number[] {
  const ratings = (values ?? []).filter((value) => /^[1-5]$/.test(value)).map(Number);
  return [...new Set(ratings)].toSorted((a, b) => a - b);
}

function readDirection(value: string | null): Direction | null {
  const direction = value?.trim().toLowerCase();
  return direction === "asc" || direction === "desc" ? direction : null;
}

// Brackets and commas are syntax, so terms can't contain them. Characters that no URL can carry are removed, and so are
// angle brackets: WordPress strips tags and would then list everything.
function cleanTerm(value: string): string {
  const text = value
    .toWellFormed()
    .replace(/[\p{C}[\],<>\ufffd]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const term = [...text].slice(0, SEARCH_LENGTH_MAX).join("").trim();
  return ["null", "undefined"].includes(term) ? "" : term;
}

function encodeFilter(filter: string): string {
  return encodeURIComponent(filter).replaceAll("%2C", ",");
}
