import type { MemoryKind } from "../app/backend/memory";

export interface Policy {
  /** Until then an answer is given as it is. */
  freshSeconds: number;
  /** Until then it is given and renewed after it, or given because the backend is down. */
  keptSeconds: number;
  /** Whether news of the catalogue makes it be renewed before it is given; without, it is renewed after. */
  followsNews?: boolean;
}

const MINUTE = 60;
const DAY = 86_400;

/** What is kept of the backend's public answers, and for how long (design §2; docs/caching.md). */
export const CACHE_POLICY: Record<MemoryKind, Policy> = {
  categories: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  product: { freshSeconds: 5 * MINUTE, keptSeconds: DAY, followsNews: true },
  listing: { freshSeconds: 5 * MINUTE, keptSeconds: DAY, followsNews: true },
  cursors: { freshSeconds: 5 * MINUTE, keptSeconds: DAY },
  index: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  search: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  facets: { freshSeconds: 5 * MINUTE, keptSeconds: DAY },
  suggestions: { freshSeconds: 5 * MINUTE, keptSeconds: DAY },
};

/** How far an answer to a browser may be kept: all of it there, some of it stale or not yet whole, some failed, no page. */
export type PageKind = "whole" | "passing" | "broken" | "missing";

/** The same for public pages and their data, in the page cache. Every one of them follows news. */
export const PAGE_POLICY: Record<PageKind, Policy> = {
  whole: { freshSeconds: 5 * MINUTE, keptSeconds: DAY, followsNews: true },
  passing: { freshSeconds: 15, keptSeconds: DAY, followsNews: true },
  // Just enough that a backend in trouble isn't asked by everybody.
  broken: { freshSeconds: 10, keptSeconds: 10, followsNews: true },
  missing: { freshSeconds: MINUTE, keptSeconds: MINUTE, followsNews: true },
};

/** One renewal at a time of a page in a data centre; after one that failed, the next try. */
export const RENEWAL_SECONDS = 10;
/** So long a shopper waits for a page made anew where there is an older one. */
export const RENEWAL_PATIENCE_MS = 2000;
/** A value that was just made is handed to those who still miss it: KV's memory of not having it lasts a minute. */
export const LANDED_SECONDS = 60;
/** News is told at most so often: a write of KV each, and every page is made anew. */
export const NEWS_SECONDS = 30;
/** Deliveries of webhooks are remembered so long, so that none counts twice. */
export const DELIVERY_SECONDS = DAY;
/** So long a browser may use data that it fetched ahead of a click. */
export const BROWSER_DATA_SECONDS = 15;
