import { findLocks } from "../../browser/storage/browser-storage";

/** A hanging change blocks other tabs no longer than this. */
const PATIENCE_MS = 20_000;

/**
 * Serializes cart changes across all tabs of this browser, so that each reply contains every earlier change. Without
 * the Web Locks API they run at once, and the server merges them.
 */
export async function withCartLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = findLocks();
  if (!locks) return work();
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
