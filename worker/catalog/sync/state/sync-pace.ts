const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Products per request; WooGraphQL returns about ten a second. */
export const PAGE_SIZE_MAX = 25;
/**
 * A slower request makes the next one smaller: an edit waits for the current request, and must be visible within 5
 * seconds.
 */
const SLOW_MS = 2000;
/** Smaller requests would hardly be faster, because WordPress has to start for each one. */
const SLOW_SIZE = 5;
/** A change is visible within 15 minutes: the run, its publication and KV take up to two of them. */
export const INCREMENTAL_MS = 13 * 60_000;
const PAUSE_MAX_MS = 5 * 60_000;
/** 02:00 UTC, when shops have the least traffic. */
const FULL_HOUR = 2;
/** Prevents a full sync in the night right after another one, such as a shop's first. */
const MIN_INTERVAL_HOURS = 4;
/** With two D1 queries for each, a step stays under 40 subrequests. */
const QUERIES_PER_STEP = 12;
/** The maximum duration of a step, after which requested runs are considered. */
const STEP_MS = 5000;

/** The next page size after a request that took `ms`: a quarter larger if it was fast, a quarter smaller if slow. */
export function adaptPageSize(pageSize: number, ms: number): number {
  const quarter = Math.max(1, Math.floor(pageSize / 4));
  if (ms > SLOW_MS) return Math.max(Math.min(pageSize, SLOW_SIZE), pageSize - quarter);
  return ms > SLOW_MS / 2 ? pageSize : Math.min(PAGE_SIZE_MAX, pageSize + quarter);
}

/** How long the backend is left alone after so many faults in a row, ms. */
export function pauseAfter(faults: number): number {
  return Math.min(1000 * 2 ** Math.min(faults, 20), PAUSE_MAX_MS);
}

/** 02:00 UTC of the first night that is at least four hours after a full sync; Unix ms. */
export function nextFullSync(lastFullAt: number): number {
  const earliest = lastFullAt + MIN_INTERVAL_HOURS * HOUR_MS;
  return earliest - ((earliest - FULL_HOUR * HOUR_MS) % DAY_MS) + DAY_MS;
}

/** The remaining budget of a step that began at `now` (Unix ms). */
export function openStepBudget(source: { readonly sent: number }, now: number) {
  const { sent } = source;
  const started = Date.now();
  const elapsed = () => Date.now() - started;
  return {
    get now() {
      return now + elapsed();
    },
    isLeft: (calls: number) => calls < QUERIES_PER_STEP && source.sent - sent < QUERIES_PER_STEP && elapsed() < STEP_MS,
  };
}
