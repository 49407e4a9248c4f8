/** An optional part of a page; undefined when unavailable: the services throw data(failure, { status: 503 }). */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}

function isUnavailable(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("init" in error)) return false;
  return (error.init as { status?: number } | null)?.status === 503;
}
