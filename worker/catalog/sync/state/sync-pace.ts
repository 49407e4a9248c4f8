const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Products a query: WooGraphQL answers about ten a second. */
export const PAGE_SIZE_MAX = 25;
/** Shops sleep then: at 02:00 UTC. */
const FULL_HOUR = 2;
/** A shop that was just synced, on its first day say, isn't synced again the same night. */
const REST_HOURS = 4;
/** With two of D1 for each, a step stays under 40 subrequests. */
const QUERIES_A_STEP = 12;
/** Behind a step requests are looked at again. */
const STEP_MS = 5000;

/** By a quarter after each query that was answered in time. */
export function growPageSize(pageSize: number): number {
  return Math.min(PAGE_SIZE_MAX, pageSize + Math.max(1, Math.floor(pageSize / 4)));
}

/** The first night that begins four hours or more after a full sync; milliseconds since 1970. */
export function nextFullSync(lastFullAt: number): number {
  const earliest = lastFullAt + REST_HOURS * HOUR_MS;
  return earliest - ((earliest - FULL_HOUR * HOUR_MS) % DAY_MS) + DAY_MS;
}

/** What a step that began at `now` (milliseconds) may still do. */
export function openStepBudget(source: { readonly sent: number }, now: number) {
  const { sent } = source;
  const started = Date.now();
  const passed = () => Date.now() - started;
  return {
    get now() {
      return now + passed();
    },
    isLeft: (calls: number) => calls < QUERIES_A_STEP && source.sent - sent < QUERIES_A_STEP && passed() < STEP_MS,
  };
}
