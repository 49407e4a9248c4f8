export interface Policy {
  /** Until then an answer is given as it is. */
  freshSeconds: number;
  /** Until then it is given and renewed after it, or given because the backend is down. */
  keptSeconds: number;
  /** News that outdates it; without, it lives out its time. */
  news?: News;
  /** Until then no news does: making it anew costs too much to do it for every order of a busy shop. */
  restSeconds?: number;
  /** Renewed before it is given then, not after: whoever asks sees no old price. */
  isPrompt?: boolean;
}

/** Of products alone: a price, or stock after every order. Or of anything: categories, posts, a purge. */
export type News = "products" | "anything";

const MINUTE = 60;

const DAY = 86_400;

/** What is kept of the backend's public answers, and for how long (design §2; docs/caching.md). */
export const CACHE_POLICY: Record<MemoryKind, Policy> = {
  product: { freshSeconds: 5 * MINUTE, keptSeconds: DAY, news: "products", isPrompt: true },
  listing: { freshSeconds: 5 * MINUTE, keptSeconds: DAY, news: "products", isPrompt: true },
  rows: { freshSeconds: 10 * MINUTE, keptSeconds: DAY, news: "products", isPrompt: true },
  cursors: { freshSeconds: 5 * MINUTE, keptSeconds: DAY, news: "products" },
  index: { freshSeconds: 10 * MINUTE, keptSeconds: DAY, news: "products", restSeconds: 2 * MINUTE },
  search: { freshSeconds: 10 * MINUTE, keptSeconds: DAY, news: "products" },
  facets: { freshSeconds: 5 * MINUTE, keptSeconds: DAY, news: "products" },
  suggestions: { freshSeconds: 5 * MINUTE, keptSeconds: DAY, news: "products" },
  categories: { freshSeconds: 10 * MINUTE, keptSeconds: DAY, news: "anything" },
  content: { freshSeconds: 10 * MINUTE, keptSeconds: DAY, news: "anything" },
  providers: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  // A backend gains or loses a plugin once in a while.
  capabilities: { freshSeconds: DAY, keptSeconds: 30 * DAY },
  // Where sitemaps start: of a large shop it takes hours to find (app/backend/sitemap-chain.ts).
  sitemaps: { freshSeconds: 60 * MINUTE, keptSeconds: 30 * DAY },
};

/** How far an answer to a browser may be kept: all of it there, some of it stale or not yet whole, some failed, no page. */
export type PageKind = "whole" | "passing" | "broken" | "missing";

/** The same for public pages and their data, in the page cache. Any news outdates them. */
export const PAGE_POLICY: Record<PageKind, Pick<Policy, "freshSeconds" | "keptSeconds">> = {
  whole: { freshSeconds: 5 * MINUTE, keptSeconds: DAY },
  passing: { freshSeconds: 15, keptSeconds: DAY },
  // Just enough that a backend in trouble isn't asked by everybody.
  broken: { freshSeconds: 10, keptSeconds: 10 },
  missing: { freshSeconds: MINUTE, keptSeconds: MINUTE },
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

/** What is kept; worker/data-cache/cache-policy.ts says for how long. */
export type MemoryKind =
  | "categories"
  | "product"
  | "listing"
  | "cursors"
  | "index"
  | "facets"
  | "search"
  | "suggestions"
  | "capabilities"
  | "providers"
  | "content"
  | "rows"
  | "sitemaps";
