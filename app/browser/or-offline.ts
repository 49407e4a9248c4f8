/**
 * Runs a server action or loader. If the call fails, `offline` makes the reply, so that the page and the typed values
 * stay. A redirect is followed, unless `onRedirect` replies instead.
 */
export async function orOffline<T>(
  serverCall: () => Promise<T>,
  offline: () => T | Promise<T>,
  onRedirect: () => Promise<T | null> = async () => null,
): Promise<T> {
  try {
    return await serverCall();
  } catch (error) {
    if (!(error instanceof Response)) return offline();
    const reply = await onRedirect();
    if (reply !== null) return reply;
    throw error;
  }
}
