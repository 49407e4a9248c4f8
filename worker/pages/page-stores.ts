import type { Context } from "hono";
import type { ShopEnv } from "../platform/hono-env";
import type { PageStores } from "./cached-pages";
import { openDefaultCache } from "../platform/edge-cache";
import { openPageCache } from "./page-cache";
import { openProductMarks } from "../data-cache/product-marks";
import { readCatalogueVersion } from "../data-cache/version-words";

/** What pages are kept in; null where every request is to be answered anew, as while the shop is being worked on. */
export function openPageStores(c: Context<ShopEnv>): PageStores | null {
  const { caching, site } = c.get("environment");
  if (import.meta.env.DEV || caching !== "all") return null;
  const cache = openDefaultCache();
  return {
    // A page names its own address: where the shop has several, each has pages of its own.
    pages: openPageCache(cache, `${c.env.VERSION.id}/${encodeURIComponent(site.baseUrl)}`),
    version: () => readCatalogueVersion(c.env.KV),
    changedAt: (slug) => openProductMarks(cache).changedAt(slug),
  };
}
