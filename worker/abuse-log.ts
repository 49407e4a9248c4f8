import type { AbuseLimit } from "./abuse-limits";

/** What a counter says: when it was counted, or how long to wait. */
export type Spending = { isOver: false; at: number } | { isOver: true; seconds: number };

interface Spent {
  at: number;
  deed?: string;
}

/** When one thing was done by one somebody, within a sliding window: at most `limit` moments, exact at every instant. */
export class AbuseLog {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** What is refused isn't counted: who waits as long as he is told gets through. `deed`: counted once, however often sent. */
  async spend({ limit, windowSeconds }: AbuseLimit, now: number, deed?: string): Promise<Spending> {
    const windowMs = windowSeconds * 1000;
    const spent = (await this.#read()).filter(({ at }) => at > now - windowMs);
    const same = deed === undefined ? undefined : spent.find((entry) => entry.deed === deed);
    if (same) return { isOver: false, at: same.at };
    if (spent.length >= limit) {
      return { isOver: true, seconds: Math.ceil((spent.at(-limit)!.at + windowMs - now) / 1000) };
    }
    await this.#storage.put("spent", [...spent, { at: now, deed }]);
    // Nothing outlives its window: the alarm deletes the whole object.
    await this.#storage.setAlarm(now + windowMs);
    return { isOver: false, at: now };
  }

  async giveBack(at: number): Promise<void> {
    const spent = await this.#read();
    const index = spent.findIndex((entry) => entry.at === at);
    if (index >= 0) await this.#storage.put("spent", spent.toSpliced(index, 1));
  }

  async destroy(): Promise<void> {
    await this.#storage.deleteAlarm();
    await this.#storage.deleteAll();
  }

  async #read(): Promise<Spent[]> {
    return (await this.#storage.get<Spent[]>("spent")) ?? [];
  }
}
