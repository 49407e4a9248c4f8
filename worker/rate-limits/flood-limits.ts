import { href } from "react-router";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { findRoutePolicy } from "../../app/config/route-policies";
import { PLAIN_PAGES } from "#strings/errors/plain-pages";
import { NO_SUGGESTIONS } from "../../app/domain/catalog/suggestions";
import type { FloodLimits, ShopEnv } from "../platform/hono-env";
import { renderErrorPage } from "../platform/error-page";
import { readAddressKey } from "../platform/client-address";
import * as paths from "#paths";

/** The period of the bindings in wrangler.toml. */
export const PERIOD_SECONDS = 60;

/** For a form: a failure instead of the 429 page, so that nothing typed is lost. */
export const FLOODED = { kind: "too-many", seconds: PERIOD_SECONDS } as const;

/**
 * Refuses requests over FLOOD_READS where every one counts (app/config/route-policies.ts). Pages and pictures count only
 * where they miss the cache (cached-pages.ts, resize-route.ts). What a shopper changes counts apart, in FLOOD_BACKEND, so
 * that nobody's browsing keeps others behind the same IP address from buying.
 */
export const limitFloods = createMiddleware<ShopEnv>(async (c, next) => {
  const { isCounted } = findRoutePolicy(new URL(c.req.url).pathname);
  return (isCounted && (await refuseFlood(c, "FLOOD_READS"))) || next();
});

/**
 * Counts one request; false: over the limit. Cloudflare counts by IP address, roughly, per location, at no cost. Exact
 * limits are in abuse-limits.ts. Without the binding or an address, nothing is refused.
 */
export async function countWithinLimit(c: Context<ShopEnv>, flood: keyof FloodLimits): Promise<boolean> {
  const [limit, address] = [c.env[flood], readAddressKey(c.req)];
  if (!limit || !address) return true;
  try {
    return (await limit.limit({ key: address })).success;
  } catch {
    return true;
  }
}

/** Counts one request; over the limit the 429 response, else null. */
export async function refuseFlood(c: Context<ShopEnv>, flood: keyof FloodLimits): Promise<Response | null> {
  if (await countWithinLimit(c, flood)) return null;
  const { pathname } = new URL(c.req.url);
  c.header("retry-after", String(PERIOD_SECONDS));
  c.header("cache-control", "no-store");
  if (pathname.startsWith("/img/")) return c.text(PLAIN_PAGES[429].text, 429);
  if (pathname.startsWith(href(paths.suggest))) return c.json(NO_SUGGESTIONS, 429);
  return pathname.startsWith(`${paths.prefix}/api/`) ? c.json(null, 429) : renderErrorPage(c, 429);
}
