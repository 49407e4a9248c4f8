import { REVIEW_PAGES_MAX } from "../../config/limits";

const NAME = "reviews";

/** How many pages of reviews an address asks for, `?reviews=2`; null where it asks for none or for nonsense. */
export function readReviewPages(search: URLSearchParams): number | null {
  const text = search.get(NAME) ?? "";
  const pages = /^[1-9]\d?$/.test(text) ? Number(text) : null;
  return pages !== null && pages <= REVIEW_PAGES_MAX ? pages : null;
}

/** The same address, asking for this many pages of reviews; "?reviews=2". */
export function withReviewPages(search: string, pages: number): string {
  const params = new URLSearchParams(search);
  params.set(NAME, String(pages));
  return `?${params}`;
}
