interface Policy {
  /** How long an entry is served without revalidation. */
  freshSeconds: number;
  /** How long it is served while it is revalidated in the background, or because the backend is down. */
  maxAgeSeconds: number;
  /** Invalidations of anything make it stale; otherwise only its age does. */
  isVersioned?: true;
}

/** What an invalidation concerns. products: rows and the listings made of them; anything: also texts, posts and menus. */
export type InvalidationScope = "products" | "anything";

const MINUTE = 60;

const DAY = 86_400;

/** Cache lifetimes of the backend's public responses (docs/caching.md). */
export const CACHE_POLICY: Record<CacheKind, Policy> = {
  cursors: { freshSeconds: 5 * MINUTE, maxAgeSeconds: DAY, isVersioned: true },
  content: { freshSeconds: 10 * MINUTE, maxAgeSeconds: DAY, isVersioned: true },
  providers: { freshSeconds: 10 * MINUTE, maxAgeSeconds: DAY },
  // A backend rarely gains or loses a plugin.
  capabilities: { freshSeconds: DAY, maxAgeSeconds: 30 * DAY },
};

/** How long a page may be cached: complete; provisional (parts stale or missing in time); failed (parts failed); a 404. */
export type PageKind = "complete" | "provisional" | "failed" | "missing";

/** The same for public pages and their data in the page cache. Every invalidation outdates them. */
export const PAGE_POLICY: Record<PageKind, Pick<Policy, "freshSeconds" | "maxAgeSeconds">> = {
  complete: { freshSeconds: 5 * MINUTE, maxAgeSeconds: DAY },
  provisional: { freshSeconds: 15, maxAgeSeconds: DAY },
  // Just long enough that a failing backend isn't queried by every request.
  failed: { freshSeconds: 10, maxAgeSeconds: 10 },
  missing: { freshSeconds: MINUTE, maxAgeSeconds: MINUTE },
};

/** How long one revalidation of a page holds its claim in a data center; also the pause after a failed one. */
export const REVALIDATION_CLAIM_SECONDS = 10;

/** How long a shopper waits for a regenerated page where a cached one exists. */
export const REVALIDATION_WAIT_MS = 2000;

/** How long a fresh value is passed on to later misses: KV caches a miss for a minute. */
export const RECENT_SECONDS = 60;

/** Minimum interval between cache versions that aren't urgent: each is a KV write and outdates every page. */
export const INVALIDATION_SECONDS = 30;

/** How long webhook delivery ids are stored for deduplication. */
export const DELIVERY_SECONDS = DAY;

/** How long a browser may use data that it prefetched before a click. */
export const BROWSER_DATA_SECONDS = 15;

/** The kinds of cached data. */
export type CacheKind = "cursors" | "capabilities" | "providers" | "content";
