import { vi } from "vitest";
import { RenderReport } from "../../../worker/data-cache/render-report";
import { createDataCache, type DataCacheOptions } from "../../../worker/data-cache/data-cache";
import { RequestCoalescer } from "../../../worker/data-cache/request-coalescer";

/** Data caches over shared stores, one a request, and the cache version. */
export function openDataCaches(name = "backend") {
  const [kv, cache] = [new Map<string, string>(), new Map<string, Response>()];
  const works: Promise<unknown>[] = [];
  const stores = {
    kv: {
      get: vi.fn<(key: string) => Promise<unknown>>((key) =>
        Promise.resolve(kv.has(key) ? JSON.parse(kv.get(key)!) : null),
      ),
      put: vi.fn<(key: string, value: string) => Promise<void>>((key, value) =>
        Promise.resolve(void kv.set(key, value)),
      ),
    },
    cache: {
      match: vi.fn<(key: string) => Promise<Response | undefined>>((key) => Promise.resolve(cache.get(key)?.clone())),
      put: vi.fn<(key: string, value: Response) => Promise<void>>((key, value) =>
        Promise.resolve(void cache.set(key, value)),
      ),
    },
  };
  const coalescers = new Map<string, RequestCoalescer>();
  const world = { version: "1 1" as string | null };
  const open = (as = name, options: Partial<DataCacheOptions> = {}) =>
    createDataCache({
      ...(stores as never as Pick<DataCacheOptions, "kv" | "cache">),
      coalescerOf: (url) => coalescers.get(url) ?? coalescers.set(url, new RequestCoalescer()).get(url)!,
      version: () => Promise.resolve(world.version),
      waitUntil: (work) => void works.push(work),
      name: as,
      report: new RenderReport(),
      isBackground: false,
      ...options,
    });
  // Deferred work may defer more.
  const settle = async () => {
    for (const work of works) await work;
  };
  return { stores, cache, kv, world, open, settle };
}
