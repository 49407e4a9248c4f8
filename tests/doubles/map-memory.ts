import type { Memory, MemoryKey } from "../../app/backend/memory";

/** A memory in a Map; what was put off until after the answer is done by `settle`. */
export function makeMemory(): Memory & { settle(): Promise<void>; age(): void } {
  const kept = new Map<string, { value: unknown; isStale: boolean }>();
  let later: (() => Promise<unknown>)[] = [];
  const nameOf = ({ kind, of }: MemoryKey) => JSON.stringify([kind, of]);
  return {
    read: <T>(key: MemoryKey) => Promise.resolve((kept.get(nameOf(key)) as { value: T; isStale: boolean }) ?? null),
    write(key, value) {
      kept.set(nameOf(key), { value: structuredClone(value), isStale: false });
      return Promise.resolve();
    },
    later: (work) => void later.push(work),
    async settle() {
      while (later.length > 0) {
        const works = later;
        later = [];
        for (const work of works) await work();
      }
    },
    /** Everything that is kept becomes stale. */
    age() {
      for (const entry of kept.values()) entry.isStale = true;
    },
  };
}
