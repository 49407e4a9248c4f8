import type { Environment } from "./environment";

/** The Cache API of this data center, by names that are parts of a URL. */
export interface EdgeCache {
  match(name: string): Promise<Response | undefined>;
  put(name: string, response: Response): Promise<void>;
  delete(name: string): Promise<boolean>;
}

/**
 * Entries are below the shop's own origin, as Cloudflare asks for: other host names cost DNS lookups (Workers docs, Cache).
 * No request reaches them there, since the Worker runs before the cache.
 */
export function openEdgeCache({ site, shopUrl }: Pick<Environment, "site" | "shopUrl">): EdgeCache {
  // The DOM's types hide `default`.
  const cache = (caches as unknown as { default: Cache }).default;
  const urlOf = (name: string) => `${site.baseUrl || shopUrl}/edge-cache/${name}`;
  return {
    match: (name) => cache.match(urlOf(name)),
    put: (name, response) => cache.put(urlOf(name), response),
    delete: (name) => cache.delete(urlOf(name)),
  };
}
