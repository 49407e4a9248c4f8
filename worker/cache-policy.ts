import type { MemoryKind } from "../app/backend/memory";

interface Policy {
  /** Until then an answer is given as it is. */
  freshSeconds: number;
  /** Until then it is given and renewed after it, or given because the backend is down. */
  keptSeconds: number;
}

const MINUTE = 60;
const DAY = 86_400;

/** What is kept of the backend's public answers, and for how long (design §2). */
export const CACHE_POLICY: Record<MemoryKind, Policy> = {
  categories: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  cursors: { freshSeconds: 5 * MINUTE, keptSeconds: DAY },
  index: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  search: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  facets: { freshSeconds: 5 * MINUTE, keptSeconds: DAY },
  // A backend gains or loses a plugin once in a while.
  capabilities: { freshSeconds: DAY, keptSeconds: 30 * DAY },
  providers: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  content: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  // Where sitemaps start: of a large shop it takes hours to find (app/backend/sitemap-chain.ts).
  sitemaps: { freshSeconds: 60 * MINUTE, keptSeconds: 30 * DAY },
  rows: { freshSeconds: 10 * MINUTE, keptSeconds: DAY },
  suggestions: { freshSeconds: 5 * MINUTE, keptSeconds: DAY },
};
