import { BackendFault } from "../woocommerce/errors";
import { CACHE_POLICY, type CacheKind } from "./cache-policy";
import { isInvalidated } from "./cache-invalidation";
import type { RenderReport } from "./render-report";
import type { Coalescer, Outcome } from "./request-coalescer";

/** Names one kept answer. */
export interface DataCacheKey {
  kind: CacheKind;
  /** What was asked; two askers with the same words share the answer. */
  of: unknown;
  /** Asked for by many: worth one of the few writes of KV. */
  isCommon: boolean;
}

export interface Known<T> {
  value: T;
  /** To be given as it is, and renewed after the answer. */
  isStale: boolean;
  /** To be renewed before the answer, and given only where that fails. */
  isOutdated: boolean;
}

/** Answers kept between requests, for everybody alike. It forgets at will and never fails. */
export interface DataCache {
  read<T>(key: DataCacheKey): Promise<Known<T> | null>;
  /** `at`: when it was asked for, in milliseconds since 1970. */
  write(key: DataCacheKey, value: unknown, at?: number): Promise<void>;
  /**
   * Makes a value once for all who want it at this moment, wherever they are, and for whoever misses it a moment later,
   * where it is worth that. Throws what `make` throws.
   */
  share<T>(key: DataCacheKey, make: () => Promise<T>, isWorthIt: (value: T) => boolean): Promise<T>;
  /** Goes on after the shopper has been answered; its failure is logged. */
  later(work: () => Promise<unknown>): void;
}

/**
 * A kept answer at once, renewed after this one when it is stale; made now when there is none, or when the catalogue has
 * changed since, but for a backend that is down. What isn't worth keeping isn't kept: null, for anybody can ask for what
 * doesn't exist, and what `isWhole` refuses. Throws what `make` throws.
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

/**
 * Makes a value once for all who want it now, and keeps it: for whoever has looked for it by himself. Throws what `make`
 * throws.
 */
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

// Up to a day old, and better than a page that says that the shop is down.
function orElse<T>(known: T, error: unknown): T {
  if (error instanceof BackendFault) return known;
  throw error;
}

interface Kept {
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
  /** When it was last written to KV. */
  farAt: number;
  /** Of the catalogue then; null: it couldn't be read. */
  version: string | null;
  value: unknown;
}

export interface DataCacheOptions {
  kv: Pick<KVNamespace, "get" | "put">;
  cache: Pick<Cache, "match" | "put">;
  /** Brings those together who miss the same at once. */
  coalescerOf: (address: string) => Coalescer;
  /** Of the catalogue at this moment. */
  version: () => Promise<string | null>;
  waitUntil: (work: Promise<unknown>) => void;
  /** Parts what one build and one backend made from what others did. */
  name: string;
  report: RenderReport;
  /** Nobody waits for the answer: what is stale is renewed before it is given. */
  isBackground: boolean;
}

/**
 * Keeps answers near the shopper in the Cache API, and what many ask for in KV, whose writes are few.
 * What can't be kept or read is asked again: a memory never fails a page.
 */
export function createDataCache(options: DataCacheOptions): DataCache {
  const { kv, cache, coalescerOf, version, waitUntil, name, report, isBackground } = options;
  const far = new Map<string, Kept>();
  const near = new Map<string, Kept>();
  const addressOf = async (key: DataCacheKey) => `https://memory.internal/${key.kind}/${await hash([name, key.of])}`;
  const find = async (key: DataCacheKey, address: string) => {
    const close = await attempt(async () => (await cache.match(address))?.json<Kept>());
    if (close) near.set(address, close);
    if (close || !key.isCommon) return close ?? null;
    const common = await attempt(() => kv.get<Kept>(address, "json"));
    if (common) far.set(address, common);
    return common;
  };
  return {
    async read<T>(key: DataCacheKey) {
      const [kept, now] = await Promise.all([find(key, await addressOf(key)), version()]);
      if (!kept) return null;
      const { freshSeconds, maxAgeSeconds, scope } = CACHE_POLICY[key.kind];
      const age = (Date.now() - kept.at) / 1000;
      if (age > maxAgeSeconds) return null;
      const isBehind = isInvalidated(kept.version, now, scope);
      const isStale = isBehind || age > freshSeconds;
      const isOutdated = isStale && isBackground;
      if (isStale && !isOutdated) report.isCurrent = false;
      return { value: kept.value as T, isStale, isOutdated };
    },
    async write(key, value, at = Date.now()) {
      const [address, { maxAgeSeconds }] = [await addressOf(key), CACHE_POLICY[key.kind]];
      const before = near.get(address);
      // Where the near copy works, KV is told only what is news to it, or before it forgets.
      const isTold =
        !far.has(address) &&
        before !== undefined &&
        Date.now() - before.farAt < (maxAgeSeconds / 2) * 1000 &&
        JSON.stringify(before.value) === JSON.stringify(value);
      const kept: Kept = { at, farAt: isTold ? before.farAt : Date.now(), version: await version(), value };
      const text = JSON.stringify(kept);
      const headers = { "content-type": "application/json", "cache-control": `max-age=${maxAgeSeconds}` };
      await attempt(() => cache.put(address, new Response(text, { headers })));
      if (key.isCommon && !isTold) await attempt(() => kv.put(address, text, { expirationTtl: maxAgeSeconds }));
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

/** Keeps nothing, so that everything is asked anew: for measuring, and for finding faults. */
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
    console.error(JSON.stringify({ event: "memory", message: String(error).slice(0, 200) }));
    return null;
  }
}

// Keys of KV hold 512 bytes, and a choice of filters may be longer.
async function hash(of: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(of)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
