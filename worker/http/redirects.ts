import { href } from "react-router";
import { createMiddleware } from "hono/factory";
import { canonicalPath, findMovedPath } from "../../app/domain/content/wordpress-url";
import { decodeText } from "../../app/domain/values/slug";
import { NO_SUGGESTIONS } from "../../app/domain/catalog/suggestions";
import type { ShopEnv } from "../platform/hono-env";
import { renderErrorPage } from "../platform/error-page";
import { searchFor, serializeListingQuery } from "../../app/domain/catalog/listing-query";
import * as paths from "#paths";

const URL_LENGTH_MAX = 4096;

/**
 * One URL for each page: https where the shop has it, no doubled or trailing slash, and one spelling of those that the router
 * treats as equal. Undecodable URLs are refused where no slug can stand.
 */
export const normalizeUrl = createMiddleware<ShopEnv>(async (c, next) => {
  // The search field sends whatever was pasted into it, and expects JSON.
  if (c.req.url.length > URL_LENGTH_MAX)
    return c.req.path === href(paths.suggest) ? c.json(NO_SUGGESTIONS) : renderErrorPage(c, 414);
  const url = new URL(c.req.url);
  const path = canonicalPath(url.pathname);
  if (!isReadable(path)) return renderErrorPage(c, 400);
  if (c.get("environment").site.baseUrl.startsWith("https:") && url.protocol === "http:") {
    url.protocol = "https:";
    return c.redirect(url.href, 308);
  }
  if (path === url.pathname) return next();
  return c.redirect(path + url.search, c.req.method === "GET" || c.req.method === "HEAD" ? 301 : 308);
});

function isReadable(pathname: string): boolean {
  const path = decodeText(pathname);
  return path !== null && !/[\u0000-\u001f\u007f\\]/.test(path);
}

const PAGINATION = /^\/page\/\d+$/;

/** Where a WordPress URL has moved to; null if it isn't one. */
export function findMovedUrl(url: URL): string | null {
  const params = new URLSearchParams(url.searchParams);
  const term = params.get("s");
  // "/?s=word&post_type=product" is WordPress's search, also with pagination.
  if (term?.trim() && (url.pathname === paths.home || PAGINATION.test(url.pathname.slice(paths.prefix.length))))
    return serializeListingQuery(searchFor(term));
  const moved = findMovedPath(url.pathname);
  if (moved === null) return null;
  if (params.get("orderby") === "price-desc") {
    params.set("orderby", "price");
    params.set("order", "desc");
  }
  const query = params.toString();
  return moved + (query && `?${query}`);
}

/** Redirects the URLs of WordPress's storefront permanently, so that a merchant who migrates loses no link. */
export const redirectOldUrls = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
  const moved = findMovedUrl(new URL(c.req.url));
  return moved === null ? next() : c.redirect(moved, 301);
});
