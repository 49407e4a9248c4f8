import type { SyncStorage } from "./sync-state";

/** Durable Object storage accepts at most 128 keys per call. */
const KEYS_MAX = 128;

/** The oldest change is determined from the first 500. */
const SAMPLE_SIZE = 500;

interface QueuedChange {
  /** When it was first queued, Unix ms. */
  since: number;
  /** How often it was queued: an increment during its fetch means that it changed again. */
  count: number;
}

/** The queue of what changed and is still to be fetched. */
export class PendingChanges {
  readonly #storage: SyncStorage;

  readonly #prefix: string;

  /** `name` separates the queues of one storage. */
  constructor(storage: SyncStorage, name = "change") {
    this.#storage = storage;
    this.#prefix = `${name}:`;
  }

  async add(ids: number[], now: number): Promise<void> {
    for (const keys of inParts(this.#toKeys(new Set(ids)))) {
      const known = await this.#storage.get<QueuedChange>(keys);
      const changes = keys.map((key): [string, QueuedChange] => {
        const { since = now, count = 0 } = known.get(key) ?? {};
        return [key, { since, count: count + 1 }];
      });
      await this.#storage.put(Object.fromEntries(changes));
    }
  }

  /** Up to `count` of them, with how often each was queued. */
  async take(count: number): Promise<Map<number, number>> {
    const changes = await this.#storage.list<QueuedChange>({ prefix: this.#prefix, limit: count });
    return new Map([...changes].map(([key, change]) => [Number(key.slice(this.#prefix.length)), change.count]));
  }

  /** Removes fetched products, unless they were queued again meanwhile. */
  async complete(taken: Map<number, number>): Promise<void> {
    for (const keys of inParts(this.#toKeys(taken.keys()))) {
      const changes = await this.#storage.get<QueuedChange>(keys);
      const isDone = (key: string) => changes.get(key)?.count === taken.get(Number(key.slice(this.#prefix.length)));
      await this.#storage.delete(keys.filter(isDone));
    }
  }

  /** When the oldest was queued, Unix ms; null: the queue is empty. */
  async oldest(): Promise<number | null> {
    const changes = await this.#storage.list<QueuedChange>({ prefix: this.#prefix, limit: SAMPLE_SIZE });
    return changes.size === 0 ? null : Math.min(...[...changes.values()].map(({ since }) => since));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.take(1)).size === 0;
  }

  #toKeys(ids: Iterable<number>): string[] {
    return [...ids].map((id) => `${this.#prefix}${id}`);
  }
}

function inParts(keys: string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / KEYS_MAX) }, (_, at) =>
    keys.slice(at * KEYS_MAX, (at + 1) * KEYS_MAX),
  );
}
