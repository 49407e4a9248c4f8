import type { ProductRow, ScheduledSale } from "../../rows/rows";
import type { PendingChanges } from "./pending-changes";
import type { SyncStorage } from "./sync-state";

const PREFIX = "sale:";
/** Durable Object storage accepts at most 128 keys per call. */
const KEYS_MAX = 128;

/** If WooCommerce lags behind a sale's dates, the product is read again after a quarter of the lag, within limits. */
const RETRY_MIN_MS = 2000;
const RETRY_MAX_MS = 60_000;
const RETRIES_MS = 3_600_000;

/**
 * When products must be read again because a scheduled sale begins or ends. An outdated time costs one needless read.
 */
export class SaleTimes {
  readonly #storage: SyncStorage;
  readonly #changes: PendingChanges;

  constructor(storage: SyncStorage, changes: PendingChanges) {
    this.#storage = storage;
    this.#changes = changes;
  }

  /** Stores when each product must be read next; `now`: when its row was read (Unix ms). */
  async note(rows: Pick<ProductRow, "id" | "sales">[], now: number): Promise<void> {
    const entries = rows.flatMap(({ id, sales }): [string, number][] => {
      const at = Math.min(...sales.map((sale) => nextTime(sale, now)));
      return Number.isFinite(at) ? [[PREFIX + String(at).padStart(15, "0") + `:${id}`, id]] : [];
    });
    for (let start = 0; start < entries.length; start += KEYS_MAX)
      await this.#storage.put(Object.fromEntries(entries.slice(start, start + KEYS_MAX)));
  }

  /** Queues the products whose time has come. */
  async queueDue(now: number): Promise<void> {
    for (;;) {
      const times = await this.#storage.list<number>({ prefix: PREFIX, limit: KEYS_MAX });
      const due = [...times].filter(([key]) => timeOf(key) <= now);
      if (due.length === 0) return;
      const ids = due.map(([, id]) => id);
      await this.#changes.add(ids, now);
      await this.#storage.delete(due.map(([key]) => key));
    }
  }

  /** The earliest stored time, Unix ms; Infinity: there is none. */
  async nextAt(): Promise<number> {
    const [key] = (await this.#storage.list({ prefix: PREFIX, limit: 1 })).keys();
    return key === undefined ? Infinity : timeOf(key);
  }
}

function timeOf(key: string): number {
  return Number(key.slice(PREFIX.length, key.lastIndexOf(":")));
}

/** When a product with this sale must be read again: at its next start or end, or soon, if WooCommerce lags behind. */
export function nextTime({ from, until, isCharged }: ScheduledSale, now: number): number {
  const times = [from, until].filter((at) => at !== null);
  const next = Math.min(...times.filter((at) => at > now));
  const isActive = (from ?? -Infinity) <= now && now < (until ?? Infinity);
  const age = now - Math.max(...times.filter((at) => at <= now));
  if (isActive === isCharged || age > RETRIES_MS) return next;
  return Math.min(next, now + Math.min(RETRY_MAX_MS, Math.max(RETRY_MIN_MS, Math.ceil(age / 4))));
}
