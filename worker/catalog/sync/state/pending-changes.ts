import type { SyncStorage } from "./sync-state";

const PREFIX = "change:";
/** Durable Objects take at most this many keys at once. */
const KEYS_MAX = 128;

/** Of a thousand that wait the first few say how long. */
const LOOKED_AT = 500;

interface Note {
  /** When it was noted first, in milliseconds. */
  since: number;
  /** How often it was noted: what is noted again while it is being fetched has changed again. */
  count: number;
}

/** Products that are said to have changed, until they were fetched. */
export class PendingChanges {
  readonly #storage: SyncStorage;

  constructor(storage: SyncStorage) {
    this.#storage = storage;
  }

  async add(ids: number[], now: number): Promise<void> {
    for (const keys of inParts([...new Set(ids)].map(toKey))) {
      const known = await this.#storage.get<Note>(keys);
      const notes = keys.map((key): [string, Note] => {
        const { since = now, count = 0 } = known.get(key) ?? {};
        return [key, { since, count: count + 1 }];
      });
      await this.#storage.put(Object.fromEntries(notes));
    }
  }

  /** Up to `count` of them, with how often each was noted. */
  async take(count: number): Promise<Map<number, number>> {
    const notes = await this.#storage.list<Note>({ prefix: PREFIX, limit: count });
    return new Map([...notes].map(([key, note]) => [Number(key.slice(PREFIX.length)), note.count]));
  }

  /** Those that were taken are done, unless they were noted again since. */
  async settle(taken: Map<number, number>): Promise<void> {
    for (const keys of inParts([...taken.keys()].map(toKey))) {
      const notes = await this.#storage.get<Note>(keys);
      const isDone = (key: string) => notes.get(key)?.count === taken.get(Number(key.slice(PREFIX.length)));
      await this.#storage.delete(keys.filter(isDone));
    }
  }

  /** When the oldest of them was noted, in milliseconds; null: there is none. */
  async oldest(): Promise<number | null> {
    const notes = await this.#storage.list<Note>({ prefix: PREFIX, limit: LOOKED_AT });
    return notes.size === 0 ? null : Math.min(...[...notes.values()].map(({ since }) => since));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.take(1)).size === 0;
  }
}

function toKey(id: number): string {
  return PREFIX + String(id);
}

function inParts(keys: string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / KEYS_MAX) }, (_, at) =>
    keys.slice(at * KEYS_MAX, (at + 1) * KEYS_MAX),
  );
}
