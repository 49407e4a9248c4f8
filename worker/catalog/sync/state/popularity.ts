import type { SyncStorage } from "./sync-state";

const KEY = "popularity";

/** Whether exactly these ids, best-selling first, are stored. Guests can read the order by sales, but no numbers. */
export async function isStoredPopularity(storage: SyncStorage, ids: ReadonlySet<number>): Promise<boolean> {
  const known = await readIds(storage);
  return known.length === ids.size && [...ids].every((id, place) => known[place] === id);
}

/** Stored as 4-byte integers: 400 kB for 100 000 products; a value may have 2 MB. */
export async function writePopularity(storage: SyncStorage, ids: Iterable<number>): Promise<void> {
  await storage.put(KEY, new Uint32Array(ids));
}

/** By id, how many products sell less; missing ids sell least. */
export async function readPopularity(storage: SyncStorage): Promise<Map<number, number>> {
  const ids = await readIds(storage);
  return new Map([...ids].map((id, place) => [id, ids.length - place]));
}

async function readIds(storage: SyncStorage): Promise<Uint32Array> {
  return (await storage.get<Uint32Array>(KEY)) ?? new Uint32Array();
}
