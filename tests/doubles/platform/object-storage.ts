import type { SyncStorage } from "../../../worker/catalog/sync/state/sync-state";

/** In-memory storage of a Durable Object. */
export function openStorage(): SyncStorage & { values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  const storage = {
    values,
    get: (key: string | string[]) =>
      Promise.resolve(
        Array.isArray(key)
          ? new Map(key.filter((one) => values.has(one)).map((one) => [one, structuredClone(values.get(one))]))
          : structuredClone(values.get(key)),
      ),
    put: (key: string | Record<string, unknown>, value?: unknown) => {
      const entries = typeof key === "string" ? { [key]: value } : key;
      for (const [name, one] of Object.entries(entries)) values.set(name, structuredClone(one));
      return Promise.resolve();
    },
    delete: (key: string | string[]) => {
      for (const one of [key].flat()) values.delete(one);
      return Promise.resolve(true);
    },
    list: ({ prefix = "", limit = Infinity } = {}) =>
      Promise.resolve(
        new Map(
          [...values]
            .filter(([key]) => key.startsWith(prefix))
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .slice(0, limit),
        ),
      ),
  };
  return storage as unknown as SyncStorage & { values: Map<string, unknown> };
}
