import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { PLAIN_PAGES } from "../app/strings/plain-pages";
import { readPageSteps } from "../app/shop/page-address";
import { NO_SUGGESTIONS } from "../app/shop/suggestions";
import type { Bindings, ShopEnv } from "./bindings";
import { answerPlainPage } from "./plain-page";
import { countedAddress, readShopperAddress } from "./shopper-address";

/** The period of the bindings in wrangler.toml. */
const PERIOD_SECONDS = 60;

type Flood = keyof Pick<Bindings, "FLOOD_SEARCH" | "FLOOD_SUGGESTIONS" | "FLOOD_IMAGES">;

/** What costs the backend something and can be made up without end: how much a minute, wrangler.toml says. */
export function findFlood({ pathname, searchParams }: URL): Flood | null {
  if (/^\/(img|og)\//.test(pathname)) return "FLOOD_IMAGES";
  if (pathname === "/api/suggest") return "FLOOD_SUGGESTIONS";
  return searchParams.has("filter") || searchParams.has("search") || isBelowPages(pathname) ? "FLOOD_SEARCH" : null;
}

function isBelowPages(pathname: string): boolean {
  return (readPageSteps(pathname.replace(/\.data$/, ""))?.length ?? 0) > 1;
}

/**
 * Refuses floods by address. Cloudflare counts them roughly and for each of its locations alone, which costs nothing:
 * what must be counted exactly is in abuse-limits.ts. Without the bindings, or without an address, nothing is refused.
 */
export const limitFloods = createMiddleware<ShopEnv>(async (c, next) => {
  const flood = findFlood(new URL(c.req.url));
  const address = flood && countedAddress(readShopperAddress((name) => c.req.header(name)));
  if (!flood || !address || (await isWithin(c.env[flood], address))) return next();
  c.header("retry-after", String(PERIOD_SECONDS));
  return refuse(c, flood);
});

async function isWithin(limit: RateLimit | undefined, key: string): Promise<boolean> {
  if (!limit) return true;
  try {
    return (await limit.limit({ key })).success;
  } catch {
    return true;
  }
}

function refuse(c: Context<ShopEnv>, flood: Flood): Response | Promise<Response> {
  if (flood === "FLOOD_SEARCH") return answerPlainPage(c, 429);
  c.header("cache-control", "no-store");
  return flood === "FLOOD_IMAGES" ? c.text(PLAIN_PAGES[429].text, 429) : c.json(NO_SUGGESTIONS, 429);
}
