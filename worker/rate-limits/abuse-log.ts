import { DELAY_SECONDS_MAX, type AbuseCount } from "./abuse-limits";

/** A counter's decision: the attempt's time (`at`, Unix ms) and delay, or when to try again. */
export type SpendResult = { isOver: false; at: number; waitMs: number } | { isOver: true; seconds: number };

interface Spent {
  at: number;
  idempotencyKey?: string;
}

/** The attempts of one subject in a sliding window. Without a spacing never more than `limit` of them. */
export class AbuseLog {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /**
   * Counts an attempt. A refused attempt isn't counted, so that waiting as long as stated is enough. An attempt with
   * a known `idempotencyKey` isn't counted again. With a spacing, attempts over the limit are assigned consecutive
   * times ahead.
   */
  async spend(
    { limit, windowSeconds, spacingSeconds }: AbuseCount,
    now: number,
    idempotencyKey?: string,
  ): Promise<SpendResult> {
    const windowMs = windowSeconds * 1000;
    const spent = (await this.#read()).filter(({ at }) => at > now - windowMs);
    const same = idempotencyKey && spent.find((entry) => entry.idempotencyKey === idempotencyKey);
    if (same) return { isOver: false, at: same.at, waitMs: 0 };
    // At the limit the next attempt may be made when an earlier one leaves the window or, with a spacing, in turn.
    const last = spent.at(-1)?.at ?? 0;
    const free = spacingSeconds ? last + spacingSeconds * 1000 : (spent.at(-limit)?.at ?? 0) + windowMs;
    const at = spent.length < limit ? now : Math.max(now, free);
    const lateMs = at - now - (spacingSeconds ? DELAY_SECONDS_MAX * 1000 : 0);
    if (lateMs > 0) return { isOver: true, seconds: Math.ceil(lateMs / 1000) };
    await this.#storage.put(
      "spent",
      [...spent, { at, idempotencyKey }].toSorted((one, other) => one.at - other.at),
    );
    // No data outlives its window: the alarm deletes the object.
    await this.#storage.setAlarm(Math.max(at, last) + windowMs);
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
