/** Runs a server action; when the connection is lost, replies from the browser so that the typed values stay. */
export async function orOffline<T>(serverAction: () => Promise<T>, offline: () => T | Promise<T>): Promise<T> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return offline();
  }
}
