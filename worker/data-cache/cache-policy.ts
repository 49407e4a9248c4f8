interface Policy {
  /** Until then an answer is given as it is. */
  freshSeconds: number;
  /** Until then it is given and renewed after it, or given because the backend is down. */
  maxAgeSeconds: number;
  /** News that outdates it; without, it lives out its time. */
  scope?: InvalidationScope;
}

/** Of products alone: a price, or stock after every order. Or of anything: categories, posts, a purge. */
export type InvalidationScope = "products" | "anything";

const MINUTE = 60;

const DAY = 86_400;

/** What is kept of the backend's public answers, and for how long (docs/caching.md). */
export const CACHE_POLICY: Record<CacheKind, Policy> = {
  cursors: { freshSeconds: 5 * MINUTE, maxAgeSeconds: DAY, scope: "anything" },
  content: { freshSeconds: 10 * MINUTE, maxAgeSeconds: DAY, scope: "anything" },
  providers: { freshSeconds: 10 * MINUTE, maxAgeSeconds: DAY },
  // A backend gains or loses a plugin once in a while.
  capabilities: { freshSeconds: DAY, maxAgeSeconds: 30 * DAY },
};

/** How far an answer to a browser may be kept: all of it there, some of it stale or not yet whole, some failed, no page. */
export type PageKind = "whole" | "passing" | "broken" | "missing";

/** The same for public pages and their data, in the page cache. Any news outdates them. */
export const PAGE_POLICY: Record<PageKind, Pick<Policy, "freshSeconds" | "maxAgeSeconds">> = {
  whole: { freshSeconds: 5 * MINUTE, maxAgeSeconds: DAY },
  passing: { freshSeconds: 15, maxAgeSeconds: DAY },
  // Just enough that a backend in trouble isn't asked by everybody.
  broken: { freshSeconds: 10, maxAgeSeconds: 10 },
  missing: { freshSeconds: MINUTE, maxAgeSeconds: MINUTE },
};

/** One renewal at a time of a page in a data centre; after one that failed, the next try. */
export const RENEWAL_SECONDS = 10;

/** So long a shopper waits for a page made anew where there is an older one. */
export const REVALIDATION_WAIT_MS = 2000;

/** A value that was just made is handed to those who still miss it: KV's memory of not having it lasts a minute. */
export const RECENT_SECONDS = 60;

/** News is told at most so often: a write of KV each, and every page is made anew. */
export const INVALIDATION_SECONDS = 30;

/** Deliveries of webhooks are remembered so long, so that none counts twice. */
export const DELIVERY_SECONDS = DAY;

/** So long a browser may use data that it fetched ahead of a click. */
export const BROWSER_DATA_SECONDS = 15;

/** What is kept; worker/data-cache/cache-policy.ts says for how long. */
export type CacheKind = "cursors" | "capabilities" | "providers" | "content";
