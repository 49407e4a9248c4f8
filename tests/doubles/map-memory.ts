import type { Memory, MemoryKey } from "../../app/backend/memory";

/** A memory that forgets nothing; `settle` waits for what was put off. */
export function makeMemory(): Memory & { settle(): Promise<void> } {
  const kept = new Map<string, unknown>();
  const later: Promise<unknown>[] = [];
  const nameOf = ({ kind, of }: MemoryKey) => JSON.stringify([kind, of]);
  return {
    read: <T>(key: MemoryKey) => {
      const name = nameOf(key);
      return Promise.resolve(kept.has(name) ? { value: structuredClone(kept.get(name)) as T, isStale: false } : null);
    },
    write: (key, value) => {
      kept.set(nameOf(key), structuredClone(value));
      return Promise.resolve();
    },
    later: (work) => void later.push(work()),
    async settle() {
      while (later.length > 0) await Promise.all(later.splice(0));
    },
  };
}
