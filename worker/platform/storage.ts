import type { Environment } from "./environment";

/**
 * The Cache API of this data center, by names that are parts of a URL. Entries are below the shop's own origin, as
 * Cloudflare asks for (Workers docs, Cache): others cost DNS lookups. No request reaches them: the Worker runs first.
 */
export function openEdgeCache({ site, shopUrl }: Pick<Environment, "site" | "shopUrl">) {
  // The DOM's types hide `default`.
  const cache = (caches as unknown as { default: Cache }).default;
  const urlOf = (name: string) => `${site.baseUrl || shopUrl}/edge-cache/${name}`;
  return {
    match: (name: string): Promise<Response | undefined> => cache.match(urlOf(name)),
    put: (name: string, response: Response): Promise<void> => cache.put(urlOf(name), response),
    delete: (name: string): Promise<boolean> => cache.delete(urlOf(name)),
  };
}

export type EdgeCache = ReturnType<typeof openEdgeCache>;
