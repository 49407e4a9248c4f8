import { vi } from "vitest";
import { Ledger } from "../../worker/data-cache/render-report";
import { createMemory, type MemoryOptions } from "../../worker/data-cache/data-cache";
import { SharedFlight } from "../../worker/data-cache/request-coalescer";

/** Memories over the same stores, one for each request, and what news there is of the catalogue. */
export function startMemories(name = "backend") {
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
  const flights = new Map<string, SharedFlight>();
  const world = { version: "1 1" as string | null, changedAt: -1 };
  const open = (as = name, options: Partial<MemoryOptions> = {}) =>
    createMemory({
      ...(stores as never as Pick<MemoryOptions, "kv" | "cache">),
      flightOf: (address) => flights.get(address) ?? flights.set(address, new SharedFlight()).get(address)!,
      changedAt: () => Promise.resolve(world.changedAt),
      version: () => Promise.resolve(world.version),
      waitUntil: (work) => void works.push(work),
      name: as,
      ledger: new Ledger(),
      isPatient: false,
      ...options,
    });
  // What is done later may put off more.
  const settle = async () => {
    for (const work of works) await work;
  };
  return { stores, cache, kv, world, open, settle };
}
