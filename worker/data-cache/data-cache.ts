import { BackendFault } from "../woocommerce/errors";
import { CACHE_POLICY, type CacheKind } from "./cache-policy";
import { isInvalidated } from "./cache-invalidation";
import type { RenderReport } from "./render-report";
import type { Coalescer, Outcome } from "./request-coalescer";

/** Names one cached answer. */
export interface DataCacheKey {
  kind: CacheKind;
  /** What was fetched, as JSON; equal values share an entry. */
  of: unknown;
  /** Many requests want it: worth one of the few writes of KV. */
  isCommon: boolean;
}

export interface Known<T> {
  value: T;
  /** Serve it as it is, and revalidate after the response. */
  isStale: boolean;
  /** Revalidate before the response, and serve it only where that fails. */
  isOutdated: boolean;
}

/** Answers of the backend cached between requests, the same for everybody. Entries may vanish; it never fails. */
export interface DataCache {
  read<T>(key: DataCacheKey): Promise<Known<T> | null>;
  /** `at`: when it was fetched, in milliseconds since 1970. */
  write(key: DataCacheKey, value: unknown, at?: number): Promise<void>;
  /**
   * Single-flight: concurrent misses of one key, in any isolate, share one `make`, and so do misses shortly after it where
   * the value is worth that. Throws what `make` throws.
   */
  share<T>(key: DataCacheKey, make: () => Promise<T>, isWorthIt: (value: T) => boolean): Promise<T>;
  /** Runs after the response; a failure is logged. */
  later(work: () => Promise<unknown>): void;
}

/**
 * The cached value, revalidated in the background when it is stale; fetched now when there is none, or when it is outdated,
 * unless the backend is down. null is not cached (anybody can ask for what doesn't exist), nor what `isWhole` refuses.
 * Throws what `make` throws.
 */
export async function getOrSet<T>(
  dataCache: DataCache,
  key: DataCacheKey,
  make: () => Promise<T>,
  isWhole: (value: T & {}) => boolean = () => true,
): Promise<T> {
  const renew = () => coalesce(dataCache, key, make, isWhole);
  const known = await dataCache.read<T>(key);
  if (!known) return renew();
  if (known.isOutdated) return renew().catch((error: unknown) => orElse(known.value, error));
  if (known.isStale) dataCache.later(renew);
  return known.value;
}

/** Single-flight `make`, then caches its value: for callers that have looked it up themselves. Throws what `make` throws. */
export function coalesce<T>(
  dataCache: DataCache,
  key: DataCacheKey,
  make: () => Promise<T>,
  isWhole: (value: T & {}) => boolean = () => true,
): Promise<T> {
  const isWorthIt = (value: T) => value !== null && value !== undefined && isWhole(value);
  const makeAndStore = async () => {
    const at = Date.now();
    const value = await make();
    if (isWorthIt(value)) dataCache.later(() => dataCache.write(key, value, at));
    return value;
  };
  return dataCache.share(key, makeAndStore, isWorthIt);
}

// Up to a day old, and better than an error page.
function orElse<T>(known: T, error: unknown): T {
  if (error instanceof BackendFault) return known;
  throw error;
}

interface Entry {
  /** When it was fetched, in milliseconds since 1970. */
  at: number;
  /** When it was last written to KV. */
  kvAt: number;
  /** The cache version then; null: it couldn't be read. */
  version: string | null;
  value: unknown;
}

export interface DataCacheOptions {
  kv: Pick<KVNamespace, "get" | "put">;
  cache: Pick<Cache, "match" | "put">;
  /** The single-flight object of a key. */
  coalescerOf: (address: string) => Coalescer;
  /** The cache version at this moment. */
  version: () => Promise<string | null>;
  waitUntil: (work: Promise<unknown>) => void;
  /** Separates builds and backends. */
  name: string;
  report: RenderReport;
  /** Nobody waits for the response: stale entries are revalidated first. */
  isBackground: boolean;
}

/**
 * A cache in two tiers: the Cache API of this data center, and KV for what many requests want, whose writes are few. A tier
 * that fails counts as a miss: it never fails a page.
 */
export function createDataCache(options: DataCacheOptions): DataCache {
  const { kv, cache, coalescerOf, version, waitUntil, name, report, isBackground } = options;
  const inKv = new Map<string, Entry>();
  const edge = new Map<string, Entry>();
  const addressOf = async (key: DataCacheKey) =>
    `https://data-cache.internal/${key.kind}/${await hash([name, key.of])}`;
  const find = async (key: DataCacheKey, address: string) => {
    const atEdge = await attempt(async () => (await cache.match(address))?.json<Entry>());
    if (atEdge) edge.set(address, atEdge);
    if (atEdge || !key.isCommon) return atEdge ?? null;
    const common = await attempt(() => kv.get<Entry>(address, "json"));
    if (common) inKv.set(address, common);
    return common;
  };
  return {
    async read<T>(key: DataCacheKey) {
      const [entry, now] = await Promise.all([find(key, await addressOf(key)), version()]);
      if (!entry) return null;
      const { freshSeconds, maxAgeSeconds, scope } = CACHE_POLICY[key.kind];
      const age = (Date.now() - entry.at) / 1000;
      if (age > maxAgeSeconds) return null;
      const isBehind = isInvalidated(entry.version, now, scope);
      const isStale = isBehind || age > freshSeconds;
      const isOutdated = isStale && isBackground;
      if (isStale && !isOutdated) report.isCurrent = false;
      return { value: entry.value as T, isStale, isOutdated };
    },
    async write(key, value, at = Date.now()) {
      const [address, { maxAgeSeconds }] = [await addressOf(key), CACHE_POLICY[key.kind]];
      const before = edge.get(address);
      // Where the edge copy works, KV is written only for a changed value, or before its entry expires.
      const isCurrentInKv =
        !inKv.has(address) &&
        before !== undefined &&
        Date.now() - before.kvAt < (maxAgeSeconds / 2) * 1000 &&
        JSON.stringify(before.value) === JSON.stringify(value);
      const entry: Entry = { at, kvAt: isCurrentInKv ? before.kvAt : Date.now(), version: await version(), value };
      const text = JSON.stringify(entry);
      const headers = { "content-type": "application/json", "cache-control": `max-age=${maxAgeSeconds}` };
      await attempt(() => cache.put(address, new Response(text, { headers })));
      if (key.isCommon && !isCurrentInKv) await attempt(() => kv.put(address, text, { expirationTtl: maxAgeSeconds }));
    },
    async share<T>(key: DataCacheKey, make: () => Promise<T>, isWorthIt: (value: T) => boolean) {
      const [address, now] = await Promise.all([addressOf(key), version()]);
      const shared = await attempt(() => coalescerOf(address).share(String(now), () => settle(make, isWorthIt)));
      if (!shared) return make();
      if (shared.ok) return shared.value as T;
      report.isWhole = false;
      throw new BackendFault(shared.failure);
    },
    later: (work) => waitUntil(attempt(work)),
  };
}

/** Caches nothing: for measuring, and for finding faults. */
export function createNoCache(waitUntil: (work: Promise<unknown>) => void): DataCache {
  return {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    share: (_, make) => make(),
    later: (work) => waitUntil(attempt(work)),
  };
}

// Between Workers an error loses its class: a fault travels as a value.
async function settle<T>(make: () => Promise<T>, isWorthIt: (value: T) => boolean): Promise<Outcome> {
  try {
    const value = await make();
    return { ok: true, value, isWorthIt: isWorthIt(value) };
  } catch (error) {
    if (error instanceof BackendFault) return { ok: false, failure: error.failure };
    throw error;
  }
}

async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    console.error(JSON.stringify({ event: "data-cache", message: String(error).slice(0, 200) }));
    return null;
  }
}

// Keys of KV hold 512 bytes, and a choice of filters may be longer.
async function hash(of: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(of)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
