import { DELAY_SECONDS_MAX, type AbuseCount, type AbuseKind, type LimitKey } from "./abuse-limits";

/** What a counter says: when it is counted and how long from now that is, or when to try again. */
export type Spending = { isOver: false; at: number; waitMs: number } | { isOver: true; seconds: number };

interface Spent {
  at: number;
  idempotencyKey?: string;
}

/** When one thing was done by one somebody, within a sliding window: at most `limit` moments, exact at every instant. */
export class AbuseLog {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /**
   * What is refused isn't counted: whoever waits as long as they are told gets through. `deed`: counted once, however often
   * sent. With a spacing, what is over the limit stands in line: its moment lies ahead, and is given out to nobody else.
   */
  async spend(
    { limit, windowSeconds, spacingSeconds }: AbuseCount,
    now: number,
    idempotencyKey?: string,
  ): Promise<Spending> {
    const windowMs = windowSeconds * 1000;
    const spent = (await this.#read()).filter(({ at }) => at > now - windowMs);
    const same =
      idempotencyKey === undefined ? undefined : spent.find((entry) => entry.idempotencyKey === idempotencyKey);
    if (same) return { isOver: false, at: same.at, waitMs: 0 };
    const at = spent.length < limit ? now : findTurn(spent, limit, now, { windowMs, spacingSeconds });
    const lateMs = at - now - (spacingSeconds ? DELAY_SECONDS_MAX * 1000 : 0);
    if (lateMs > 0) return { isOver: true, seconds: Math.ceil(lateMs / 1000) };
    await this.#storage.put(
      "spent",
      [...spent, { at, idempotencyKey }].toSorted((one, other) => one.at - other.at),
    );
    // Nothing outlives its window: the alarm deletes the whole object.
    await this.#storage.setAlarm(Math.max(at, spent.at(-1)?.at ?? 0) + windowMs);
    return { isOver: false, at, waitMs: at - now };
  }

  async release(at: number): Promise<void> {
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

/** When the next one may go on. */
function findTurn(
  spent: Spent[],
  limit: number,
  now: number,
  { windowMs, spacingSeconds }: { windowMs: number; spacingSeconds?: number | undefined },
): number {
  return spacingSeconds ? Math.max(now, spent.at(-1)!.at + spacingSeconds * 1000) : spent.at(-limit)!.at + windowMs;
}

/** What may be asked of a counter. */
export interface CounterCalls {
  /** `deed`: what is done, where the same may be sent twice. */
  spend(kind: AbuseKind, by: LimitKey, idempotencyKey?: string): Promise<Spending>;
  release(at: number): Promise<void>;
}
