import type { Memory, MemoryKey } from "../app/backend/memory";
import { CACHE_POLICY } from "./cache-policy";

interface Kept {
  /** When it was made, in milliseconds since 1970. */
  at: number;
  value: unknown;
}

export interface MemoryOptions {
  kv: Pick<KVNamespace, "get" | "put">;
  cache: Pick<Cache, "match" | "put">;
  waitUntil: (work: Promise<unknown>) => void;
  /** Parts what one backend said from what another says. */
  name: string;
}

/**
 * Keeps answers near the shopper in the Cache API, and what many ask for in KV, whose writes are few (design §2).
 * What can't be kept or read is asked again: a memory never fails a page.
 */
export function createMemory({ kv, cache, waitUntil, name }: MemoryOptions): Memory {
  const addressOf = async (key: MemoryKey) => `https://memory.internal/${key.kind}/${await hash([name, key.of])}`;
  return {
    async read<T>(key: MemoryKey) {
      const address = await addressOf(key);
      const near = await attempt(async () => (await cache.match(address))?.json<Kept>());
      const kept = near ?? (key.isCommon ? await attempt(() => kv.get<Kept>(address, "json")) : null);
      if (!kept) return null;
      const { freshSeconds, keptSeconds } = CACHE_POLICY[key.kind];
      const age = (Date.now() - kept.at) / 1000;
      return age > keptSeconds ? null : { value: kept.value as T, isStale: age > freshSeconds };
    },
    async write(key, value) {
      const [address, { keptSeconds }] = [await addressOf(key), CACHE_POLICY[key.kind]];
      const text = JSON.stringify({ at: Date.now(), value } satisfies Kept);
      const headers = { "content-type": "application/json", "cache-control": `max-age=${keptSeconds}` };
      await attempt(() => cache.put(address, new Response(text, { headers })));
      if (key.isCommon) await attempt(() => kv.put(address, text, { expirationTtl: keptSeconds }));
    },
    later: (work) => waitUntil(attempt(work)),
  };
}

/** The memory of this data centre and of the shop's KV; `name` as above. */
export function openMemory(kv: KVNamespace, name: string, waitUntil: (work: Promise<unknown>) => void): Memory {
  const { default: cache } = caches as unknown as { default: Cache };
  return createMemory({ kv, cache, waitUntil, name });
}

async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    console.error(JSON.stringify({ event: "memory", message: String(error).slice(0, 200) }));
    return null;
  }
}

// Keys of KV hold 512 bytes, and a choice of filters may be longer.
async function hash(of: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(of)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
