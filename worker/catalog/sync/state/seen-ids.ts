import type { SyncStorage } from "./sync-state";

const CONTROLS = "controls";
const DELETED_AT_ONCE = 128;

/** The ids that a run has met so far, in chunks: writing one again changes nothing. */
export class SeenIds {
  readonly #storage: SyncStorage;
  readonly #prefix: string;

  /** `name` tells what is walked: two walks may be under way. */
  constructor(storage: SyncStorage, name: string) {
    this.#storage = storage;
    this.#prefix = `seen-${name}:`;
  }

  async clear(): Promise<void> {
    const keys = [...(await this.#storage.list({ prefix: this.#prefix })).keys()];
    for (let at = 0; at < keys.length; at += DELETED_AT_ONCE)
      await this.#storage.delete(keys.slice(at, at + DELETED_AT_ONCE));
  }

  async add(chunk: number, ids: number[]): Promise<void> {
    await this.#storage.put(this.#prefix + String(chunk).padStart(6, "0"), ids);
  }

  async readAll(): Promise<Set<number>> {
    const chunks = await this.#storage.list<number[]>({ prefix: this.#prefix });
    return new Set([...chunks.values()].flat());
  }

  /** Ids that a complete answer must contain, while the backend tells the truth. */
  async readControls(): Promise<number[]> {
    return (await this.#storage.get<number[]>(CONTROLS)) ?? [];
  }

  async keepControls(ids: number[]): Promise<void> {
    await this.#storage.put(CONTROLS, ids);
  }
}
