import { BackendFault } from "../woocommerce/errors";
import { sha256 } from "../platform/hash";
import type { EdgeCache } from "../platform/storage";
import { CACHE_POLICY, type CacheKind } from "./cache-policy";
import { isInvalidated } from "./cache-invalidation";
import type { RenderReport } from "./render-report";
import type { Coalescer, Outcome } from "./request-coalescer";

/** Identifies a cached value. */
export interface DataCacheKey {
  kind: CacheKind;
  /** What was fetched, as JSON; equal values share an entry. */
  of: unknown;
  /** Requested by many pages, and so worth a scarce KV write. */
  isCommon: boolean;
}

export interface CachedValue<T> {
  value: T;
  /** Serve it, and revalidate after the response. */
  isStale: boolean;
  /** Revalidate before the response, and serve it only if that fails. */
  mustRevalidate: boolean;
}

/** Public backend data cached between requests. Entries may be evicted; reads and writes never fail. */
export interface DataCache {
  read<T>(key: DataCacheKey): Promise<CachedValue<T> | null>;
  /** `at`: when it was fetched, Unix ms. */
  write(key: DataCacheKey, value: unknown, at?: number): Promise<void>;
  /**
   * Single-flight: concurrent misses of one key, in any isolate, share one `make`; later misses receive its value for a
   * minute if it `isCacheable`. Throws what `make` throws.
   */
  share<T>(key: DataCacheKey, make: () => Promise<T>, isCacheable: (value: T) => boolean): Promise<T>;
  /** Runs after the response; a failure is logged. */
  later(work: () => Promise<unknown>): void;
}

/**
 * The cached value, revalidated in the background when stale; made now if there is none, or if it must be revalidated and the backend
 * is up. Not cached: null, because clients can name anything, and values that `isComplete` rejects. Throws what `make` throws.
 */
export async function getOrSet<T>(
  dataCache: DataCache,
  key: DataCacheKey,
  make: () => Promise<T>,
  isComplete: (value: T & {}) => boolean = () => true,
): Promise<T> {
  const revalidate = () => coalesce(dataCache, key, make, isComplete);
  const known = await dataCache.read<T>(key);
  if (!known) return revalidate();
  if (known.mustRevalidate) return revalidate().catch((error: unknown) => fallBack(known.value, error));
  if (known.isStale) dataCache.later(revalidate);
  return known.value;
}

/** Single-flight `make`, then caches its value; for callers that have read the cache themselves. Throws what `make` throws. */
export function coalesce<T>(
  dataCache: DataCache,
  key: DataCacheKey,
  make: () => Promise<T>,
  isComplete: (value: T & {}) => boolean = () => true,
): Promise<T> {
  const isCacheable = (value: T) => value !== null && value !== undefined && isComplete(value);
  const makeAndStore = async () => {
    const at = Date.now();
    const value = await make();
    if (isCacheable(value)) dataCache.later(() => dataCache.write(key, value, at));
    return value;
  };
  return dataCache.share(key, makeAndStore, isCacheable);
}

// At most a day old, and better than an error page.
function fallBack<T>(known: T, error: unknown): T {
  if (error instanceof BackendFault) return known;
  throw error;
}

interface Entry {
  /** When it was fetched, Unix ms. */
  at: number;
  /** When it was last written to KV, Unix ms. */
  kvAt: number;
  /** The cache version at that time; null: unreadable. */
  version: string | null;
  value: unknown;
}

export interface DataCacheOptions {
  kv: Pick<KVNamespace, "get" | "put">;
  cache: Pick<EdgeCache, "match" | "put">;
  /** The single-flight coalescer of a key. */
  coalescerOf: (id: string) => Coalescer;
  /** The current cache version. */
  version: () => Promise<string | null>;
  waitUntil: (work: Promise<unknown>) => void;
  /** Separates deployments and backends. */
  name: string;
  report: RenderReport;
  /** No client waits for the response: stale entries are revalidated first. */
  isBackground: boolean;
}

/**
 * A cache in two tiers: the Cache API of this data center, and KV, whose writes are scarce, for common values. A failing tier
 * counts as a miss.
 */
export function createDataCache(options: DataCacheOptions): DataCache {
  const { kv, cache, coalescerOf, version, waitUntil, name, report, isBackground } = options;
  const edge = new Map<string, Entry>();
  // KV keys are limited to 512 bytes, which a filter query may exceed.
  const idOf = async (key: DataCacheKey) => `data/${key.kind}/${await sha256(JSON.stringify([name, key.of]))}`;
  const find = async (key: DataCacheKey, id: string) => {
    const atEdge = await attempt(async () => (await cache.match(id))?.json<Entry>());
    if (atEdge) edge.set(id, atEdge);
    if (atEdge || !key.isCommon) return atEdge ?? null;
    return attempt(() => kv.get<Entry>(id, "json"));
  };
  return {
    async read<T>(key: DataCacheKey) {
      const [entry, now] = await Promise.all([find(key, await idOf(key)), version()]);
      if (!entry) return null;
      const { freshSeconds, maxAgeSeconds, isVersioned } = CACHE_POLICY[key.kind];
      const age = (Date.now() - entry.at) / 1000;
      if (age > maxAgeSeconds) return null;
      const isBehind = isVersioned === true && isInvalidated(entry.version, now);
      const isStale = isBehind || age > freshSeconds;
      const mustRevalidate = isStale && isBackground;
      if (isStale && !mustRevalidate) report.isFresh = false;
      return { value: entry.value as T, isStale, mustRevalidate };
    },
    async write(key, value, at = Date.now()) {
      const [id, { maxAgeSeconds }] = [await idOf(key), CACHE_POLICY[key.kind]];
      const before = edge.get(id);
      // While the edge copy works, KV is written only for a changed value, or before its entry expires.
      const isCurrentInKv =
        before !== undefined &&
        Date.now() - before.kvAt < (maxAgeSeconds / 2) * 1000 &&
        JSON.stringify(before.value) === JSON.stringify(value);
      const entry: Entry = { at, kvAt: isCurrentInKv ? before.kvAt : Date.now(), version: await version(), value };
      const text = JSON.stringify(entry);
      const headers = { "content-type": "application/json", "cache-control": `max-age=${maxAgeSeconds}` };
      await attempt(() => cache.put(id, new Response(text, { headers })));
      if (key.isCommon && !isCurrentInKv) await attempt(() => kv.put(id, text, { expirationTtl: maxAgeSeconds }));
    },
    async share<T>(key: DataCacheKey, make: () => Promise<T>, isCacheable: (value: T) => boolean) {
      const [id, now] = await Promise.all([idOf(key), version()]);
      const shared = await attempt(() => coalescerOf(id).share(String(now), () => toOutcome(make, isCacheable)));
      if (!shared) return make();
      if (shared.ok) return shared.value as T;
      report.isComplete = false;
      throw new BackendFault(shared.failure);
    },
    later: (work) => waitUntil(attempt(work)),
  };
}

/** Caches nothing: for measuring and debugging. */
export function createNoCache(waitUntil: (work: Promise<unknown>) => void): DataCache {
  return {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    share: (_, make) => make(),
    later: (work) => waitUntil(attempt(work)),
  };
}

// Errors lose their class between Workers, so a fault is passed as a value.
async function toOutcome<T>(make: () => Promise<T>, isCacheable: (value: T) => boolean): Promise<Outcome> {
  try {
    const value = await make();
    return { ok: true, value, isCacheable: isCacheable(value) };
  } catch (error) {
    if (error instanceof BackendFault) return { ok: false, failure: error.failure };
    throw error;
  }
}

async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    console.error(JSON.stringify({ event: "data-cache-failed", message: String(error).slice(0, 200) }));
    return null;
  }
}
