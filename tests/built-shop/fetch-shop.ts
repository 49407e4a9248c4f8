/** Fetches from a shop, on a connection of its own, which workerd closes if it hasn't read the whole body. */
export function fetchShop(origin: string | URL, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("connection", "close");
  return askAgainIfClosed(() => fetch(new URL(path, origin), { redirect: "manual", ...init, headers }));
}

/** On a busy machine workerd closes connections before it has read a request. Nothing was executed then. */
export function askAgainIfClosed<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error: Error & { cause?: { code?: string } }) => {
    if (["ECONNRESET", "EPIPE"].includes(error.cause?.code ?? "")) return ask();
    throw error;
  });
}
