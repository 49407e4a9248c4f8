import { PRICES_RETENTION_DAYS } from "../../app/config/limits";
import type { MinorUnits } from "../../app/domain/values/money";
import type { ReducedPrice } from "../../app/domain/pricing/lowest-30-day-price";
import {
  changesOf,
  computeLowestPrices,
  RECORDED_DAYS_SQL,
  type PriceHistoryKey,
  type StoredChange,
} from "../catalog/store/recorded-prices";

const DAY_MS = 86_400_000;

/** The shop's own price history (docs/price-history.md) as of one time. */
export class PriceHistory {
  readonly #db: D1Database;
  readonly #now: number;
  readonly #key: PriceHistoryKey;

  constructor(db: D1Database, now: number, key: PriceHistoryKey) {
    this.#key = key;
    this.#db = db;
    this.#now = now;
  }

  /** Records that every price was checked today, which proves that the recorded prices were still in force. */
  async noteComplete(): Promise<void> {
    await this.#db
      .prepare("INSERT INTO price_day (scope, day) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
      .bind(this.#key.scope, Math.floor(this.#now / DAY_MS))
      .run();
  }

  /** Deletes prices that a later price replaced long ago. */
  async deleteOld(): Promise<void> {
    await this.#db
      .prepare(
        `DELETE FROM price_change WHERE scope = ?1 AND at < ?2 AND EXISTS (SELECT 1 FROM price_change later
        WHERE later.scope = ?1 AND later.product_id = price_change.product_id
          AND later.at > price_change.at AND later.at <= ?2)`,
      )
      .bind(this.#key.scope, this.#now - PRICES_RETENTION_DAYS * DAY_MS)
      .run();
  }

  /**
   * For each discounted item, by id, the lowest price before its discount, in minor units; items without a known one
   * are absent.
   */
  async findLowestPrices(reduced: ReducedPrice[]): Promise<Map<number, MinorUnits>> {
    if (reduced.length === 0) return new Map();
    const { scope, currency } = this.#key;
    const [changes, days] = await this.#db.batch<Record<string, unknown>>([
      this.#db
        .prepare(changesOf("SELECT value FROM json_each(?2)"))
        .bind(scope, JSON.stringify(reduced.map(({ id }) => id))),
      this.#db.prepare(RECORDED_DAYS_SQL).bind(scope),
    ]);
    return computeLowestPrices(reduced, changes!.results as unknown as StoredChange[], {
      days: days!.results.map(({ day }) => day as number),
      now: this.#now,
      currency,
    });
  }
}

const EXPORT_PAGE_SIZE = 5000;

/**
 * A page of the history for `npm run prices:export`: the rows after a product and time, sorted by product, then time.
 * Fewer than EXPORT_PAGE_SIZE rows: the last page.
 */
export async function listRecordedPrices(
  db: D1Database,
  scope: string,
  after: [id: number, at: number],
): Promise<StoredChange[]> {
  const { results } = await db
    .prepare(
      `SELECT product_id, at, price, regular, currency FROM price_change WHERE scope = ?1 AND (product_id, at) > (?2, ?3)
      ORDER BY product_id, at LIMIT ?4`,
    )
    .bind(scope, ...after, EXPORT_PAGE_SIZE)
    .all<StoredChange>();
  return results;
}
