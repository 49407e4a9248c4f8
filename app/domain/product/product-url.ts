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

/** Parses a product id from untrusted text; null if it is none. */
export function parseProductId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= ID_MAX ? id : null;
}

/** Parses product ids such as "12,7": without duplicates, at most ten; invalid ones are dropped, never an error. */
export function parseProductIds(text: string | null): number[] {
  const ids = (text ?? "").slice(0, 1000).split(",").map(parseProductId);
  return [...new Set(ids.filter((id) => id !== null))].slice(0, PRODUCTS_BY_ID_MAX);
}

/** The page for writing a review without scripts. */
export function reviewPath(slug: string): string {
  return `${href(paths.reviews)}?${new URLSearchParams({ slug })}`;
}
