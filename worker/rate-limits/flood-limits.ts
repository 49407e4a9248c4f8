import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { PLAIN_PAGES } from "../../app/strings/errors/plain-pages";
import { readPageSteps } from "../../app/domain/content/wordpress-url";
import { NO_SUGGESTIONS } from "../../app/domain/catalog/suggestions";
import type { FloodLimits, ShopEnv } from "../platform/hono-env";
import { answerPlainPage } from "../platform/error-page";
import { readCountedAddress } from "../platform/client-address";

/** The period of the bindings in wrangler.toml. */
export const PERIOD_SECONDS = 60;

/** How much of each is allowed in a minute stands in wrangler.toml, and in docs/abuse.md why so much. */
type Flood = keyof FloodLimits;

/** Where a form asks for it: what was typed stays. */
export const FLOODED = { kind: "too-many", seconds: PERIOD_SECONDS } as const;

// Nothing keeps their answers. Data of the public two is none of a browser's and passes the page cache by.
const NOT_KEPT = /^\/(og\/|api\/((stock|variations)\/|(products|suggest)\.data$))/;

/**
 * What reaches the backend by its address alone, or costs more than a page. What is kept is counted where it isn't:
 * pages in cached-pages.ts, pictures in image.ts; new sessions and changes where they are made (session.ts).
 */
export function findFlood({ pathname, searchParams }: URL): Flood | null {
  if (pathname === "/api/suggest") return "FLOOD_SUGGESTIONS";
  if (NOT_KEPT.test(pathname)) return "FLOOD_BACKEND";
  return searchParams.has("filter") || searchParams.has("search") || isBelowPages(pathname) ? "FLOOD_SEARCH" : null;
}

function isBelowPages(pathname: string): boolean {
  return (readPageSteps(pathname.replace(/\.data$/, ""))?.length ?? 0) > 1;
}

/** Refuses floods of what always costs something. */
export const limitFloods = createMiddleware<ShopEnv>(async (c, next) => {
  const flood = findFlood(new URL(c.req.url));
  return (flood && (await refuseFlood(c, flood))) ?? next();
});

/** Counts one more, for what answers for itself where it is too much. */
export function isUnflooded(c: Context<ShopEnv>, flood: Flood): Promise<boolean> {
  return isWithin(
    c.env[flood],
    readCountedAddress((name) => c.req.header(name)),
  );
}

/** Counts one more, and refuses it where it is too much; null: it may go on. */
export async function refuseFlood(c: Context<ShopEnv>, flood: Flood): Promise<Response | null> {
  if (await isUnflooded(c, flood)) return null;
  const { pathname } = new URL(c.req.url);
  c.header("retry-after", String(PERIOD_SECONDS));
  c.header("cache-control", "no-store");
  if (/^\/(img|og)\//.test(pathname)) return c.text(PLAIN_PAGES[429].text, 429);
  if (pathname.startsWith("/api/suggest")) return c.json(NO_SUGGESTIONS, 429);
  return pathname.startsWith("/api/") ? c.json(null, 429) : answerPlainPage(c, 429);
}

/**
 * Cloudflare counts by address, roughly and for each of its locations alone, which costs nothing: what must be counted
 * exactly is in abuse-limits.ts. Without the binding, or without an address, nothing is refused.
 */
async function isWithin(limit: RateLimit | undefined, address: string | null): Promise<boolean> {
  if (!limit || !address) return true;
  try {
    return (await limit.limit({ key: address })).success;
  } catch {
    return true;
  }
}
