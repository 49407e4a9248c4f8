import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { FIRST_STEPS, plainPath, findMovedPath } from "../../app/domain/content/wordpress-url";
import { NO_SUGGESTIONS } from "../../app/domain/catalog/suggestions";
import type { ShopEnv } from "../platform/hono-env";
import { answerPlainPage } from "../platform/error-page";
import { searchFor, serializeListingQuery } from "../../app/domain/catalog/listing-query";

const URL_LENGTH_MAX = 4096;

/** Letters that need no encoding anywhere (RFC 3986, unreserved). */
const NEEDLESS_CODE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * One address for each page: https where the shop has it, no doubled or trailing slash, and the one spelling of those that
 * the router takes for the same; unreadable ones are refused.
 */
export const normaliseUrl = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.url.length > URL_LENGTH_MAX) return refuseLength(c);
  const url = new URL(c.req.url);
  if (!isReadable(url.pathname)) return answerPlainPage(c, 400);
  if (c.get("environment").site.baseUrl.startsWith("https:") && url.protocol === "http:") {
    url.protocol = "https:";
    return c.redirect(url.href, 308);
  }
  const path = spell(url.pathname);
  if (path === url.pathname) return next();
  return c.redirect(path + url.search, c.req.method === "GET" || c.req.method === "HEAD" ? 301 : 308);
});

// The router compares decoded and without regard to case; what says which pages are personal, and the caches, don't.
function spell(pathname: string): string {
  return plainPath(pathname.replace(NEEDLESS_CODE, decodeURIComponent)).replace(/^\/[^/]+?(?=\.data$|\/|$)/, (step) =>
    FIRST_STEPS.has(step.slice(1).toLowerCase()) ? step.toLowerCase() : step,
  );
}

// The search field asks with whatever was pasted into it, and wants no page for an answer.
function refuseLength(c: Context<ShopEnv>): Response | Promise<Response> {
  return c.req.path === "/api/suggest" ? c.json(NO_SUGGESTIONS) : answerPlainPage(c, 414);
}

function isReadable(pathname: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

const PAGE_OF_ALL = /^\/page\/\d+$/;

/** Where an address of WordPress's has moved to; null for one that isn't of it. */
export function findMovedAddress(url: URL): string | null {
  const params = new URLSearchParams(url.searchParams);
  const term = params.get("s");
  // "/?s=word&post_type=product" is WordPress's search, also on its further pages.
  if (term?.trim() && (url.pathname === "/" || PAGE_OF_ALL.test(url.pathname)))
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

/** Leads old addresses on for good, so that a merchant who changes over loses no link. */
export const redirectOldAddresses = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
  const address = findMovedAddress(new URL(c.req.url));
  return address === null ? next() : c.redirect(address, 301);
});
