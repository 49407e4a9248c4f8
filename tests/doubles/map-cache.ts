import { vi } from "vitest";

/** The Cache API in memory, without ages; `vi.unstubAllGlobals` takes it away. */
export function stubCache(): Map<string, Response> {
  const kept = new Map<string, Response>();
  vi.stubGlobal("caches", {
    default: {
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, response: Response) => void kept.set(key, response),
    },
  });
  return kept;
}

/** What a request's `waitUntil` needs of the platform. */
export const RUNTIME = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
