/** A tab whose change hangs keeps the others waiting no longer. */
const PATIENCE_MS = 20_000;

/**
 * One change of the cart after the other, in all tabs of this browser: each answer then holds every change before it. Without
 * the API, on plain http for instance, they go at once, and the server brings them together.
 */
export async function inCartTurn<T>(work: () => Promise<T>): Promise<T> {
  // Missing where the page is not a secure context, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
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
