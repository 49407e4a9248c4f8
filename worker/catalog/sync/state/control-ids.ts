import type { SyncStorage } from "./sync-state";

const KEY = "controls";

/** Ids of products that any complete response must contain; they make an incomplete one recognizable. */
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
