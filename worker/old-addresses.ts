import { createMiddleware } from "hono/factory";
import { searchFor, serialiseListingQuery } from "../app/shop/listing-query";
import type { ShopEnv } from "./bindings";

/** WooCommerce's own addresses, and where the same page stands here: links and search engines know the old shop. */
const MOVED: [RegExp, string][] = [
  [/^\/shop(?=\/page\/\d+$|$)/, "/magazin"],
  [/^\/product\/(?=[^/]+$)/, "/produkt/"],
  [/^\/product-category\/(?=.)/, "/produkt-kategoriya/"],
  [/^\/product-tag\/(?=.)/, "/produkt-etiket/"],
  [/^\/brand\/(?=.)/, "/marka-produkt/"],
];
const PAGE_OF_ALL = /^\/page\/\d+$/;

/** Where an address of WooCommerce's has moved to; null for one that isn't of it. */
export function findMovedAddress(url: URL): string | null {
  const params = new URLSearchParams(url.searchParams);
  const term = params.get("s");
  // "/?s=word&post_type=product" is WordPress's search, also on its further pages.
  if (term?.trim() && (url.pathname === "/" || PAGE_OF_ALL.test(url.pathname)))
    return serialiseListingQuery(searchFor(term));
  const moved = MOVED.find(([old]) => old.test(url.pathname));
  if (!moved) return null;
  if (params.get("orderby") === "price-desc") {
    params.set("orderby", "price");
    params.set("order", "desc");
  }
  const query = params.toString();
  return url.pathname.replace(...moved) + (query && `?${query}`);
}

/** Leads old addresses on for good, so that a merchant who changes over loses no link. */
export const redirectOldAddresses = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
  const address = findMovedAddress(new URL(c.req.url));
  return address === null ? next() : c.redirect(address, 301);
});
