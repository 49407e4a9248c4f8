import { PRICES_RETENTION_DAYS } from "../../app/config/limits";
import type { MinorUnits } from "../../app/domain/values/money";
import type { ReducedPrice } from "../../app/domain/pricing/lowest-30-day-price";
import {
  changesOf,
  findLowestPrices,
  RECORDED_DAYS_SQL,
  type PriceRecordKey,
  type StoredChange,
} from "../catalog/store/recorded-prices";
import { openShopDatabase } from "../platform/database";

const DAY_MS = 86_400_000;

/** The shop's own record of what everything cost (docs/price-record.md), as it stands at a moment. */
export class PriceRecord {
  readonly #db: () => Promise<D1Database>;
  readonly #now: number;
  readonly #key: PriceRecordKey;

  constructor(db: D1Database, now: number, key: PriceRecordKey) {
    this.#key = key;
    this.#db = () => openShopDatabase(db);
    this.#now = now;
  }

  /** Today every price was looked at: what is on record stands until then. */
  async noteComplete(): Promise<void> {
    const db = await this.#db();
    await db
      .prepare("INSERT INTO price_day (scope, day) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
      .bind(this.#key.scope, Math.floor(this.#now / DAY_MS))
      .run();
  }

  /** What a price was before a price that is itself long gone. */
  async forgetOld(): Promise<void> {
    await (
      await this.#db()
    )
      .prepare(
        `DELETE FROM price_change WHERE scope = ?1 AND at < ?2 AND EXISTS (SELECT 1 FROM price_change later
        WHERE later.scope = ?1 AND later.product_id = price_change.product_id
          AND later.at > price_change.at AND later.at <= ?2)`,
      )
      .bind(this.#key.scope, this.#now - PRICES_RETENTION_DAYS * DAY_MS)
      .run();
  }

  /** By id, the lowest prices before these reductions; what the record doesn't know isn't among them. */
  async findLowestPrices(reduced: ReducedPrice[]): Promise<Map<number, MinorUnits>> {
    if (reduced.length === 0) return new Map();
    const { scope, currency } = this.#key;
    const db = await this.#db();
    const [changes, days] = await db.batch<Record<string, unknown>>([
      db.prepare(changesOf("SELECT value FROM json_each(?1)")).bind(JSON.stringify(reduced.map(({ id }) => id)), scope),
      db.prepare(RECORDED_DAYS_SQL).bind(null, scope),
    ]);
    return findLowestPrices(reduced, changes!.results as unknown as StoredChange[], {
      days: days!.results.map(({ day }) => day as number),
      now: this.#now,
      currency,
    });
  }
}

const EXPORTED_AT_ONCE = 5000;

/**
 * As `npm run prices:export` saves them: rows of this record after that product and time, by product and time; fewer than
 * EXPORTED_AT_ONCE: these are the last.
 */
export async function listRecordedPrices(
  db: D1Database,
  scope: string,
  after: [id: number, at: number],
): Promise<StoredChange[]> {
  const { results } = await (
    await openShopDatabase(db)
  )
    .prepare(
      `SELECT product_id, at, price, regular, currency FROM price_change WHERE scope = ?1 AND (product_id, at) > (?2, ?3)
      ORDER BY product_id, at LIMIT ?4`,
    )
    .bind(scope, ...after, EXPORTED_AT_ONCE)
    .all<StoredChange>();
  return results;
}
