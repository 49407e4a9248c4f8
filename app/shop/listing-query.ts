import { SEARCH_LENGTH_MAX } from "../config/limits";

/** What a listing is asked for: everything that its address says. */
export interface ListingQuery {
  /** "" when nothing is searched for. */
  search: string;
  /** From 1. */
  page: number;
}

const FILTER_PART = /([^,[\]]+)\[([^\]]*)\]/g;
const PAGE_MAX = 9999;

/**
 * Reads `filter=search[whey]` and the page of the path; junk is dropped, never an error (design §4).
 * Empty, "null" and "undefined" values count as absent (specification §5).
 */
export function parseListingQuery(params: URLSearchParams, page?: string): ListingQuery {
  return { search: parseFilters(params.get("filter") ?? "").get("search") ?? "", page: parsePage(page) };
}

/** A page number from a path or query; anything else is page 1. */
export function parsePage(page: string | null | undefined): number {
  return /^[1-9]\d{0,3}$/.test(page ?? "") ? Math.min(Number(page), PAGE_MAX) : 1;
}

/** The one address of a listing: `/magazin/page/2?filter=search[whey]`. */
export function serialiseListingQuery(query: ListingQuery, path = "/magazin"): string {
  const page = query.page > 1 ? `/page/${query.page}` : "";
  const filter = query.search ? `?filter=${encodeFilter(`search[${query.search}]`)}` : "";
  return `${path}${page}${filter}`;
}

/** A search from anywhere: replaces an earlier search and drops the page (specification §2). */
export function searchFor(term: string): ListingQuery {
  return { search: cleanValue(term), page: 1 };
}

function parseFilters(filter: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of filter.matchAll(FILTER_PART)) {
    const clean = cleanValue(value!);
    if (clean && !["null", "undefined"].includes(clean)) found.set(name!.trim().toLowerCase(), clean);
  }
  return found;
}

// Brackets end a filter's value, so a term can't hold them; a lone surrogate would break the address.
function cleanValue(value: string): string {
  const text = value.toWellFormed().replace(/[\p{C}[\]\ufffd]/gu, " ").replace(/\s+/g, " ").trim();
  return [...text].slice(0, SEARCH_LENGTH_MAX).join("").trim();
}

function encodeFilter(filter: string): string {
  return encodeURIComponent(filter).replaceAll("%5B", "[").replaceAll("%5D", "]").replaceAll("%2C", ",");
}
