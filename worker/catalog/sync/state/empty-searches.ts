import type { SyncStorage } from "./sync-state";

const PREFIX = "empty-search:";
const DAY_MS = 86_400_000;
const WORDS_MAX = 300;
const LENGTH_MAX = 60;
const RETENTION_DAYS = 30;
/** Matches terms that may identify or contact a person. */
const PERSONAL = /@|\d{6,}|(\d[\s-]?){9,}/;

/** Searches of one day without results, most frequent first. */
export interface EmptySearches {
  /** Such as "2026-11-23", UTC. */
  day: string;
  searches: { words: string; count: number }[];
}

/** Counts searches without results per day: terms only, no personal data, and a bounded number. */
export class EmptySearchCounts {
  readonly #storage: SyncStorage;

  constructor(storage: SyncStorage) {
    this.#storage = storage;
  }

  async add(words: string, now: number): Promise<void> {
    const text = words.trim().replace(/\s+/g, " ").toLowerCase();
    if (text === "" || text.length > LENGTH_MAX || PERSONAL.test(text)) return;
    const key = keyOf(now);
    const counts = new Map((await this.#storage.get<[string, number][]>(key)) ?? []);
    if (!counts.has(text) && counts.size >= WORDS_MAX) return;
    if (counts.size === 0) await this.#deleteOld(now);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    await this.#storage.put(key, [...counts]);
  }

  async list(): Promise<EmptySearches[]> {
    const days = await this.#storage.list<[string, number][]>({ prefix: PREFIX });
    return [...days].toReversed().map(([key, counts]) => ({
      day: key.slice(PREFIX.length),
      searches: counts.map(([words, count]) => ({ words, count })).toSorted((a, b) => b.count - a.count),
    }));
  }

  async #deleteOld(now: number): Promise<void> {
    const oldest = keyOf(now - RETENTION_DAYS * DAY_MS);
    const days = await this.#storage.list({ prefix: PREFIX });
    for (const key of days.keys()) if (key < oldest) await this.#storage.delete(key);
  }
}

function keyOf(now: number): string {
  return PREFIX + new Date(now).toISOString().slice(0, 10);
}
