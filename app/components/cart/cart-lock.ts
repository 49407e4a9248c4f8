import { findLocks } from "../../browser/storage/browser-storage";

/** A hanging request blocks the others no longer than this. */
const PATIENCE_MS = 20_000;

/** Where there are no Web Locks: the requests of this tab alone. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs one request at a time in all tabs of this browser: cart changes, so that each reply contains every earlier change; and
 * what else writes the session's cookie, so that the next request carries it (docs/decisions/0035).
 */
export async function withCartLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = findLocks();
  if (!locks) {
    const next = Promise.race([turn, pause(PATIENCE_MS)]).then(work);
    turn = next.catch(() => undefined);
    return next;
  }
  let hasTurn = false;
  const take = () => {
    hasTurn = true;
    return work();
  };
  try {
    return await locks.request("cart", { signal: AbortSignal.timeout(PATIENCE_MS) }, take);
  } catch (error) {
    if (hasTurn) throw error;
    return work();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
