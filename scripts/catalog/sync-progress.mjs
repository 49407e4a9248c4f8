// Plain JavaScript, because `npm start` imports it before the project's own Node is installed. The statuses are those of
// worker/catalog/sync/sync-status.ts.

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** The progress of a sync in one line: done of total, rate, time left. */
export function describeProgress({ run, products, faults }, now) {
  const trouble = faults > 0 ? `; the backend failed ${faults} times in a row` : "";
  if (!run) return `${products} products${trouble}`;
  if (run.kind === "incremental") return `looking for changes among ${products} products${trouble}`;
  const total = run.found === null ? "" : ` of ${run.found}`;
  if (run.done === 0) return `${run.done}${total} products${trouble}`;
  const rate = run.done / Math.max(1, (now - run.startedAt) / SECOND_MS);
  const left = run.found === null ? "" : `, ${describeTime((run.found - run.done) / rate)} left`;
  return `${run.done}${total} products, ${rate.toFixed(1)} a second${left}${trouble}`;
}

/** The statuses of an answer; "" stands for the shop's main language. Earlier versions of the shop have no others. */
export function listStatuses({ status, translations = {} }) {
  const others = Object.entries(translations).map(([language, one]) => ({ language, status: one }));
  return [{ language: "", status }, ...others];
}

/** Whether a sync that started after the status `before` has ended, and, if it was full, its snapshot is published. */
export function isThrough({ run, snapshot, lastFullAt, lastIncrementalAt }, before, isFull) {
  if (run !== null) return false;
  if (!isFull && before.lastFullAt !== null) return lastIncrementalAt !== before.lastIncrementalAt;
  const since = before.lastFullAt ?? 0;
  return snapshot?.completeAt != null && (lastFullAt ?? 0) > since && snapshot.publishedAt > since;
}

function describeTime(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return whole < MINUTE_S ? `${whole} s` : `${Math.ceil(whole / MINUTE_S)} min`;
}
