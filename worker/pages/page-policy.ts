import { DAY_SECONDS } from "../../app/domain/values/durations";

interface Policy {
  /** How long a page is served without revalidation. */
  freshSeconds: number;
  /** How long it is served while it is revalidated in the background, or because that fails. */
  maxAgeSeconds: number;
}

const MINUTE = 60;

/** How long a page may be cached: complete; provisional (parts stale or missing in time); failed (parts failed); a 404. */
export type PageKind = "complete" | "provisional" | "failed" | "missing";

/** Cache times of public pages and their data. Besides, every publication of the catalog makes them outdated. */
export const PAGE_POLICY: Record<PageKind, Policy> = {
  complete: { freshSeconds: 5 * MINUTE, maxAgeSeconds: DAY_SECONDS },
  provisional: { freshSeconds: 15, maxAgeSeconds: DAY_SECONDS },
  // Just long enough that a failing backend isn't queried by every request.
  failed: { freshSeconds: 10, maxAgeSeconds: 10 },
  missing: { freshSeconds: MINUTE, maxAgeSeconds: MINUTE },
};

/** How long one revalidation of a page holds its claim in a data center; also the pause after a failed one. */
export const REVALIDATION_CLAIM_SECONDS = 10;

/** How long a shopper waits for a regenerated page where a cached one exists. */
export const REVALIDATION_WAIT_MS = 2000;

/** How long a browser may use data that it prefetched before a click. */
export const BROWSER_DATA_SECONDS = 15;
