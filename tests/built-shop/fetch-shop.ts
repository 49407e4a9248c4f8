/** Fetches from a shop, and follows no redirect. */
export function fetchShop(origin: string | URL, path: string, init: RequestInit = {}): Promise<Response> {
  return fetchAlone(new URL(path, origin), { redirect: "manual", ...init });
}

/** `fetch` on a connection of its own: workerd closes idle ones, and those whose body it hasn't read whole. */
export function fetchAlone(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("connection", "close");
  return askAgainIfClosed(() => fetch(url, { ...init, headers }));
}

/** On a busy machine workerd closes connections before it has read a request. Nothing was executed then. */
export function askAgainIfClosed<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error: Error & { cause?: { code?: string } }) => {
    if (["ECONNRESET", "EPIPE"].includes(error.cause?.code ?? "")) return ask();
    throw error;
  });
}
