import type { SyncStorage } from "./sync-state";

const KEY = "controls";

/** Ids of products that are known to exist: a response without any of them is incomplete and proves no deletion. */
export async function readControls(storage: SyncStorage): Promise<number[]> {
  return (await storage.get<number[]>(KEY)) ?? [];
}

export async function writeControls(storage: SyncStorage, ids: number[]): Promise<void> {
  await storage.put(KEY, ids);
}

/** Up to three ids, spread over all of them, because products that are deleted together often have adjacent ids. */
export function pickControls(ids: number[]): number[] {
  const sorted = ids.toSorted((a, b) => a - b);
  return [...new Set([0.25, 0.5, 0.75].flatMap((share) => sorted[Math.floor((sorted.length - 1) * share)] ?? []))];
}
