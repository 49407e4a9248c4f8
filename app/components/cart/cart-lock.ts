import { findLocks } from "../../browser/storage/browser-storage";

/** A request that doesn't end blocks others no longer than this. */
const PATIENCE_MS = 20_000;

/** Used by browsers without Web Locks; it queues the requests of this tab only. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs one request at a time in all tabs of this browser. Changes of the cart need this, so that each reply contains
 * every earlier change. Other requests need it if they change the session's cookie, so that the next request sends the
 * new cookie (docs/decisions/0035).
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
