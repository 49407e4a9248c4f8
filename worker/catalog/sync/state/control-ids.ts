import type { SyncStorage } from "./sync-state";

const KEY = "controls";

/** Ids of products that any complete response must contain; a response without them is incomplete. */
export class ControlIds {
  readonly #storage: SyncStorage;

  constructor(storage: SyncStorage) {
    this.#storage = storage;
  }

  async read(): Promise<number[]> {
    return (await this.#storage.get<number[]>(KEY)) ?? [];
  }

  async write(ids: number[]): Promise<void> {
    await this.#storage.put(KEY, ids);
  }
}

/** Up to three ids, spread over all of them, because products that are deleted together often have adjacent ids. */
export function pickControls(ids: number[]): number[] {
  const sorted = ids.toSorted((a, b) => a - b);
  return [...new Set([0.25, 0.5, 0.75].flatMap((share) => sorted[Math.floor((sorted.length - 1) * share)] ?? []))];
}
