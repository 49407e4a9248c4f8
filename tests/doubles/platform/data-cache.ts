import type { CachedValue, DataCache, DataCacheKey } from "../../../worker/data-cache/data-cache";

/** An in-memory data cache; `settle` runs the work after the response. */
export function makeDataCache(): DataCache & { settle(): Promise<void>; age(): void; outdate(): void } {
  const entries = new Map<string, CachedValue<unknown>>();
  let later: (() => Promise<unknown>)[] = [];
  const nameOf = ({ kind, of }: DataCacheKey) => JSON.stringify([kind, of]);
  return {
    read: <T>(key: DataCacheKey) => Promise.resolve((entries.get(nameOf(key)) as CachedValue<T>) ?? null),
    write(key, value) {
      entries.set(nameOf(key), { value: structuredClone(value), isStale: false, mustRevalidate: false });
      return Promise.resolve();
    },
    share: (_, make) => make(),
    later: (work) => void later.push(work),
    async settle() {
      while (later.length > 0) {
        const works = later;
        later = [];
        for (const work of works) await work();
      }
    },
    /** Makes all entries stale. */
    age() {
      for (const entry of entries.values()) entry.isStale = true;
    },
    /** Invalidates all entries. */
    outdate() {
      for (const entry of entries.values()) entry.mustRevalidate = true;
    },
  };
}
