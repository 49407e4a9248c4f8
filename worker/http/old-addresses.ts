import { createMiddleware } from "hono/factory";
import { searchFor, serialiseListingQuery } from "../../app/domain/catalog/listing-query";
import { findMovedPath } from "../../app/domain/content/wordpress-url";
import type { ShopEnv } from "../platform/hono-env";

const PAGE_OF_ALL = /^\/page\/\d+$/;

/** Where an address of WordPress's has moved to; null for one that isn't of it. */
export function findMovedAddress(url: URL): string | null {
  const params = new URLSearchParams(url.searchParams);
  const term = params.get("s");
  // "/?s=word&post_type=product" is WordPress's search, also on its further pages.
  if (term?.trim() && (url.pathname === "/" || PAGE_OF_ALL.test(url.pathname)))
    return serialiseListingQuery(searchFor(term));
  const moved = findMovedPath(url.pathname);
  if (moved === null) return null;
  if (params.get("orderby") === "price-desc") {
    params.set("orderby", "price");
    params.set("order", "desc");
  }
  const query = params.toString();
  return moved + (query && `?${query}`);
}

/** Leads old addresses on for good, so that a merchant who changes over loses no link. */
export const redirectOldAddresses = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
  const address = findMovedAddress(new URL(c.req.url));
  return address === null ? next() : c.redirect(address, 301);
});
