interface Policy {
  /** Until then an entry is served as it is. */
  freshSeconds: number;
  /** Until then it is served and revalidated after the response, or served because the backend is down. */
  maxAgeSeconds: number;
  /** Which invalidations outdate it; without, it lives out its time. */
  scope?: InvalidationScope;
}

/** Of products alone: a price, or stock after every order. Or of anything: categories, posts, a purge. */
export type InvalidationScope = "products" | "anything";

const MINUTE = 60;

const DAY = 86_400;

/** What is cached of the backend's public answers, and for how long (docs/caching.md). */
export const CACHE_POLICY: Record<CacheKind, Policy> = {
  cursors: { freshSeconds: 5 * MINUTE, maxAgeSeconds: DAY, scope: "anything" },
  content: { freshSeconds: 10 * MINUTE, maxAgeSeconds: DAY, scope: "anything" },
  providers: { freshSeconds: 10 * MINUTE, maxAgeSeconds: DAY },
  // A backend gains or loses a plugin once in a while.
  capabilities: { freshSeconds: DAY, maxAgeSeconds: 30 * DAY },
};

/** How far a response may be cached: complete, partly stale or not yet complete, partly failed, no page. */
export type PageKind = "whole" | "passing" | "broken" | "missing";

/** The same for public pages and their data, in the page cache. Every invalidation outdates them. */
export const PAGE_POLICY: Record<PageKind, Pick<Policy, "freshSeconds" | "maxAgeSeconds">> = {
  whole: { freshSeconds: 5 * MINUTE, maxAgeSeconds: DAY },
  passing: { freshSeconds: 15, maxAgeSeconds: DAY },
  // Just enough that a backend in trouble isn't queried for every request.
  broken: { freshSeconds: 10, maxAgeSeconds: 10 },
  missing: { freshSeconds: MINUTE, maxAgeSeconds: MINUTE },
};

/** One revalidation at a time of a page in a data center; after a failed one, the next try. */
export const RENEWAL_SECONDS = 10;

/** So long a shopper waits for a new page where there is an older one. */
export const REVALIDATION_WAIT_MS = 2000;

/** A value that was just made is given to those who still miss it: KV caches a miss for a minute. */
export const RECENT_SECONDS = 60;

/** The cache version changes at most so often: each change is a write of KV and a new rendering of every page. */
export const INVALIDATION_SECONDS = 30;

/** Ids of webhook deliveries are stored so long, so that none counts twice. */
export const DELIVERY_SECONDS = DAY;

/** So long a browser may use data that it fetched ahead of a click. */
export const BROWSER_DATA_SECONDS = 15;

/** What is cached. */
export type CacheKind = "cursors" | "capabilities" | "providers" | "content";
