import { href } from "react-router";
import { decodeSlug } from "../values/slug";
import { PRODUCTS_BY_ID_MAX } from "../../config/limits";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

/** A product's path from an untrusted slug: always one level below /produkt, or the shop. */
export function productPath(slug: string): string {
  return /^\.*$/.test(slug) ? SHOP_PATH : href(paths.product, { slug: decodeSlug(slug) });
}

const ID_MAX = 2 ** 31 - 1;

/** Parses product ids such as "12,7": without duplicates, at most ten; invalid ones are dropped, never an error. */
export function parseProductIds(text: string | null): number[] {
  const parts = (text ?? "").slice(0, 1000).split(",");
  const ids = parts.filter((part) => /^[1-9]\d{0,9}$/.test(part)).map(Number);
  return [...new Set(ids.filter((id) => id <= ID_MAX))].slice(0, PRODUCTS_BY_ID_MAX);
}

/** The page for writing a review without scripts. */
export function reviewPath(slug: string): string {
  return `${href(paths.reviews)}?${new URLSearchParams({ slug })}`;
}
