/** JSON that the shop serves to its own pages; null when it is unavailable, or when the request was aborted. */
export async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T | null> {
  try {
    const answer = await fetch(url, { signal });
    return answer.ok ? await answer.json<T>() : null;
  } catch {
    return null;
  }
}
