import { PAGE_SIZE_MAX } from "./sync-pace";
import type { SyncStorage } from "./sync-state";

/** Durable Object storage accepts at most 128 keys per call, and each id may have two. */
const IDS_PER_CALL = 64;

/** The oldest change is determined from the first 500. */
const SAMPLE_SIZE = 500;
/** Counting stops here. */
const COUNT_MAX = 20_000;

interface QueuedChange {
  /** When it was first queued, Unix ms. */
  since: number;
  /** How often it was queued: an increment during its fetch means that it changed again. */
  count: number;
}

/** The queue of changes that are still to be fetched: single edits before an import's thousands. */
export class PendingChanges {
  readonly #storage: SyncStorage;
  readonly #edits: string;
  readonly #imports: string;
  readonly #prefix: string;

  /** `name` separates the queues of one storage. */
  constructor(storage: SyncStorage, name = "change") {
    this.#storage = storage;
    this.#prefix = `${name}:`;
    this.#edits = `${name}:1:`;
    this.#imports = `${name}:2:`;
  }

  /** Queues changed ids: as edits, which are fetched first, if one query can fetch them all; otherwise as an import. */
  async add(ids: number[], now: number): Promise<void> {
    const isEdit = ids.length <= PAGE_SIZE_MAX;
    for (const part of inParts([...new Set(ids)])) {
      const known = await this.#read(part);
      const changes = part.map((id): [string, QueuedChange] => {
        const { key = this.#imports + id, since = now, count = 0 } = known.get(id) ?? {};
        return [isEdit ? this.#edits + id : key, { since, count: count + 1 }];
      });
      await this.#storage.put(Object.fromEntries(changes));
      if (isEdit) await this.#storage.delete(part.map((id) => this.#imports + id));
    }
  }

  /** Up to `count` queued ids, edits first, with how often each was queued. */
  async take(count: number, { onlyEdits = false } = {}): Promise<Map<number, number>> {
    const prefix = onlyEdits ? this.#edits : this.#prefix;
    const changes = await this.#storage.list<QueuedChange>({ prefix, limit: count });
    // A killed step may leave an id in both queues; then the edit's entry counts.
    return new Map([...changes].toReversed().map(([key, change]) => [idOf(key), change.count]));
  }

  /** Removes fetched products, unless they were queued again meanwhile. */
  async complete(taken: Map<number, number>): Promise<void> {
    for (const part of inParts([...taken.keys()])) {
      const known = await this.#read(part);
      const done = part.filter((id) => known.get(id)?.count === taken.get(id));
      await this.#storage.delete(done.flatMap((id) => [this.#edits + id, this.#imports + id]));
    }
  }

  /** When the oldest was queued, Unix ms; null: the queue is empty. */
  async oldest(): Promise<number | null> {
    const changes = await this.#storage.list<QueuedChange>({ prefix: this.#prefix, limit: SAMPLE_SIZE });
    return changes.size === 0 ? null : Math.min(...[...changes.values()].map(({ since }) => since));
  }

  /** How many wait, up to `limit`. */
  async count(limit = COUNT_MAX): Promise<number> {
    return (await this.#storage.list({ prefix: this.#prefix, limit })).size;
  }

  async hasEdits(): Promise<boolean> {
    return (await this.take(1, { onlyEdits: true })).size > 0;
  }

  async isEmpty(): Promise<boolean> {
    return (await this.count(1)) === 0;
  }

  /** The key under which each of the ids is queued; ids that aren't queued are absent. */
  async #read(ids: number[]): Promise<Map<number, QueuedChange & { key: string }>> {
    const changes = await this.#storage.get<QueuedChange>(ids.flatMap((id) => [this.#edits + id, this.#imports + id]));
    return new Map(
      ids.flatMap((id) => {
        const key = [this.#edits + id, this.#imports + id].find((one) => changes.has(one));
        return key === undefined ? [] : [[id, { ...changes.get(key)!, key }]];
      }),
    );
  }
}

function idOf(key: string): number {
  return Number(key.slice(key.lastIndexOf(":") + 1));
}

function inParts(ids: number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, at) =>
    ids.slice(at * IDS_PER_CALL, (at + 1) * IDS_PER_CALL),
  );
}
