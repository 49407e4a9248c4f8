const lost = new WeakSet<Error>();

/**
 * The router's `onError`. A data request that lost its connection rejects with fetch()'s TypeError, or with an error
 * that has it as its cause. Only errors of rendering come with `errorInfo`: they are faults of the page.
 */
export function noteLostConnection(error: unknown, { errorInfo }: { errorInfo?: object }): void {
  const cause = (error as Error | null)?.cause ?? error;
  if (cause instanceof TypeError && !errorInfo) lost.add(error as Error);
}

/**
 * Whether the browser lost its connection, rather than the shop failed. Always false on the server, and for an error
 * that the server sent with the page.
 */
export function isLostConnection(error: unknown): boolean {
  return lost.has(error as Error);
}
