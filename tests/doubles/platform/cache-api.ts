import { vi } from "vitest";

/** The Cache API in memory, without ages: who keeps there judges the age himself. */
export function makeCache(): Pick<Cache, "match" | "put" | "delete"> & { entries: Map<string, Response> } {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: async (key) => entries.get(String(key))?.clone(),
    put: async (key, answer) => void entries.set(String(key), answer),
    delete: async (key) => entries.delete(String(key)),
  };
}

/** The same as the platform's own; `vi.unstubAllGlobals` takes it away. */
export function stubCache(): Map<string, Response> {
  const cache = makeCache();
  vi.stubGlobal("caches", { default: cache });
  return cache.entries;
}

/** What a request's `waitUntil` needs of the platform. */
export const RUNTIME = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
