import { vi } from "vitest";

/** An in-memory Cache API without expiry: callers check ages themselves. */
export function makeCache(): Pick<Cache, "match" | "put" | "delete"> & { entries: Map<string, Response> } {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: async (key) => entries.get(String(key))?.clone(),
    put: async (key, answer) => void entries.set(String(key), answer),
    delete: async (key) => entries.delete(String(key)),
  };
}

/** The same as the global `caches`; `vi.unstubAllGlobals` removes it. */
export function stubCache(): Map<string, Response> {
  const cache = makeCache();
  vi.stubGlobal("caches", { default: cache });
  return cache.entries;
}

/** An execution context for a request. */
export const RUNTIME = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
