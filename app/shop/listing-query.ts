import { SEARCH_LENGTH_MAX } from "../config/limits";

/** What a listing is asked for: everything that its address says. */
export interface ListingQuery {
  /** "" when nothing is searched for. */
  search: string;
  /** Slug of a category, "" for all. */
  category: string;
  /** From 1. */
  page: number;
}

const FILTER_PART = /([^,[\]]+)\[([^\]]*)\]/g;
const PAGE_MAX = 9999;

/**
 * Reads `filter=category[proteini],search[whey]` and the page of the path; junk is dropped, never an error (design §4).
 * Empty, "null" and "undefined" values count as absent (specification §5).
 */
export function parseListingQuery(params: URLSearchParams, page?: string): ListingQuery {
  const filters = parseFilters(params.get("filter") ?? "");
  return { search: filters.get("search") ?? "", category: parseSlug(filters.get("category")), page: parsePage(page) };
}

/** A page number from a path or query; anything else is page 1. */
export function parsePage(page: string | null | undefined): number {
  return /^[1-9]\d{0,3}$/.test(page ?? "") ? Math.min(Number(page), PAGE_MAX) : 1;
}

/** The one address of a listing: `/magazin/page/2?filter=search[whey]`. */
export function serialiseListingQuery(query: ListingQuery, path = "/magazin"): string {
  const page = query.page > 1 ? `/page/${query.page}` : "";
  const filters = [query.category && `category[${query.category}]`, query.search && `search[${query.search}]`].filter(
    Boolean,
  );
  const filter = filters.length > 0 ? `?filter=${encodeFilter(filters.join(","))}` : "";
  return `${path}${page}${filter}`;
}

/** A search from anywhere: replaces whatever the listing showed and drops the page (specification §2). */
export function searchFor(term: string): ListingQuery {
  return { search: cleanValue(term), category: "", page: 1 };
}

/** All products of a category. */
export function browseCategory(slug: string): ListingQuery {
  return { search: "", category: parseSlug(slug), page: 1 };
}

function parseFilters(filter: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of filter.matchAll(FILTER_PART)) {
    const clean = cleanValue(value!);
    if (clean && !["null", "undefined"].includes(clean)) found.set(name!.trim().toLowerCase(), clean);
  }
  return found;
}

// A Cyrillic slug may come percent-encoded; anything else than a slug is no category.
function parseSlug(value: string | undefined): string {
  return /^[\p{L}\p{N}_%-]{1,200}$/u.test(value ?? "") ? value! : "";
}

// Brackets end a filter's value, so a term can't hold them; a lone surrogate would break the address.
function cleanValue(value: string): string {
  const text = value
    .toWellFormed()
    .replace(/[\p{C}[\]\ufffd]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...text].slice(0, SEARCH_LENGTH_MAX).join("").trim();
}

function encodeFilter(filter: string): string {
  return encodeURIComponent(filter).replaceAll("%5B", "[").replaceAll("%5D", "]").replaceAll("%2C", ",");
}
