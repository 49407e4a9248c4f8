import { REVIEW_PAGES_MAX } from "../../config/limits";

const NAME = "reviews";

/** Number of review pages requested, `?reviews=2`; null when absent or invalid. */
export function readReviewPages(search: URLSearchParams): number | null {
  const text = search.get(NAME) ?? "";
  const pages = /^[1-9]\d?$/.test(text) ? Number(text) : null;
  return pages !== null && pages <= REVIEW_PAGES_MAX ? pages : null;
}

/** The query string with this number of review pages, "?reviews=2". */
export function withReviewPages(search: string, pages: number): string {
  const params = new URLSearchParams(search);
  params.set(NAME, String(pages));
  return `?${params}`;
}
