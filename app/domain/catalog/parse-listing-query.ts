import type { MinorUnits } from "../values/money";
import {
  cleanTerm,
  defaultDirection,
  defaultOrder,
  ORDERS,
  type Direction,
  type ListingFilters,
  type ListingQuery,
  unescapeTerm,
} from "./listing-query";

const FILTER_PART = /([^,[\]]+)\[([^\]]*)\]/g;
const ATTRIBUTE_NAME = /^(pa_[\p{Ll}\p{N}_%-]{1,60}|product_(brand|tag))$/u;
const SLUG = /^[\w%.\u0080-\uffff-]{1,200}$/;
const PAGE_MAX = 9999;
const PRICE_MAX = 1_000_000_00;
/** No shopper selects more values than this. */
const VALUES_MAX = 50;
const ATTRIBUTES_MAX = 20;

/**
 * Parses `filter=pa_cvyat[cheren,sin],price[10,80],sale[true]`, `orderby`, `order` and the page of the path. Invalid
 * input is dropped, never an error. Empty, "null" and "undefined" values count as absent. `known`: the attributes that the
 * shop filters by; others are dropped, too.
 */
export function parseListingQuery(params: URLSearchParams, page?: string, known?: readonly string[]): ListingQuery {
  const values = splitFilter(params.get("filter") ?? "");
  const search = cleanTerm(unescapeTerm(values.get("search")?.join(",") ?? ""));
  const requested = ORDERS.find((one) => one === params.get("orderby")?.trim().toLowerCase());
  const orderby = requested && (search || requested !== "relevance") ? requested : defaultOrder(search);
  const order = orderby === "relevance" ? null : readDirection(params.get("order"));
  return {
    attributes: readAttributes(values, known),
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

/** Parses a page number: at most PAGE_MAX, which is beyond every list; anything invalid is page 1. */
export function parsePage(page: string | null | undefined): number {
  return /^[1-9]\d{0,15}$/.test(page ?? "") ? Math.min(Number(page), PAGE_MAX) : 1;
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

function readAttributes(values: Map<string, string[]>, known?: readonly string[]): Record<string, string[]> {
  const names = [...values.keys()]
    .filter((name) => isAttributeName(name) && (known?.includes(name) ?? true))
    .toSorted();
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
