import type { SyncStorage } from "./sync-state";

const DELETE_BATCH = 128;

/** The ids that a run has seen so far, in chunks; adding a chunk twice is harmless. */
export class SeenIds {
  readonly #storage: SyncStorage;
  readonly #prefix: string;

  /** `name` identifies the walk: two may be in progress. */
  constructor(storage: SyncStorage, name: string) {
    this.#storage = storage;
    this.#prefix = `seen-${name}:`;
  }

  async clear(): Promise<void> {
    const keys = [...(await this.#storage.list({ prefix: this.#prefix })).keys()];
    for (let at = 0; at < keys.length; at += DELETE_BATCH)
      await this.#storage.delete(keys.slice(at, at + DELETE_BATCH));
  }

  async add(chunk: number, ids: number[]): Promise<void> {
    await this.#storage.put(this.#prefix + String(chunk).padStart(6, "0"), ids);
  }

  async readAll(): Promise<Set<number>> {
    const chunks = await this.#storage.list<number[]>({ prefix: this.#prefix });
    return new Set([...chunks.values()].flat());
  }
}
