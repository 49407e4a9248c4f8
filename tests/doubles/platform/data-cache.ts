import type { Known, DataCache, DataCacheKey } from "../../../worker/data-cache/data-cache";

/** An in-memory data cache; `settle` runs the work after the response. */
export function makeDataCache(): DataCache & { settle(): Promise<void>; age(): void; outdate(): void } {
  const kept = new Map<string, Known<unknown>>();
  let later: (() => Promise<unknown>)[] = [];
  const nameOf = ({ kind, of }: DataCacheKey) => JSON.stringify([kind, of]);
  return {
    read: <T>(key: DataCacheKey) => Promise.resolve((kept.get(nameOf(key)) as Known<T>) ?? null),
    write(key, value) {
      kept.set(nameOf(key), { value: structuredClone(value), isStale: false, isOutdated: false });
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
      for (const entry of kept.values()) entry.isStale = true;
    },
    /** Invalidates all entries. */
    outdate() {
      for (const entry of kept.values()) entry.isOutdated = true;
    },
  };
}
