import { PRODUCTS_BY_ID_MAX } from "../../config/limits";

/** A product's address from a slug that came from outside: always one step below /produkt, or the shop. */
export function productAddress(slug: string): string {
  const decoded = decodeSlug(slug);
  return /^\.*$/.test(decoded) ? "/magazin" : `/produkt/${encodeURIComponent(decoded)}`;
}

// Slugs may be percent-encoded Cyrillic already.
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug).toWellFormed();
  } catch {
    return slug.toWellFormed();
  }
}

const ID_MAX = 2 ** 31 - 1;

/** Ids of products from an address, "12,7": each once, at most ten; what is no id is left out, never an error. */
export function parseProductIds(text: string | null): number[] {
  const parts = (text ?? "").slice(0, 1000).split(",");
  const ids = parts.filter((part) => /^[1-9]\d{0,9}$/.test(part)).map(Number);
  return [...new Set(ids.filter((id) => id <= ID_MAX))].slice(0, PRODUCTS_BY_ID_MAX);
}

/** The page on which a review is written without scripts. */
export function reviewAddress(slug: string): string {
  return `/api/reviews?${new URLSearchParams({ slug })}`;
}
