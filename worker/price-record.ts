import { PRICES_KEPT_DAYS } from "../app/config/limits";
import type { Currency } from "../app/config/money";
import type { Minor } from "../app/shop/money";
import type { ReducedPrice } from "../app/shop/prior-bearers";
import { changesOf, findPriors, RECORDED_DAYS_SQL, type StoredChange } from "./catalog/store/recorded-prices";
import { openShopDatabase } from "./shop-database";

const DAY_MS = 86_400_000;

/** The shop's own record of what everything cost (docs/price-record.md), as it stands at a moment. */
export class PriceRecord {
  readonly #db: () => Promise<D1Database>;
  readonly #now: number;
  readonly #currency: Currency;

  constructor(db: D1Database, now: number, currency: Currency) {
    this.#currency = currency;
    this.#db = () => openShopDatabase(db);
    this.#now = now;
  }

  /** Today every price was looked at: what is on record stands until then. */
  async noteComplete(): Promise<void> {
    const db = await this.#db();
    await db
      .prepare("INSERT INTO price_walk (finished_day) VALUES (?1) ON CONFLICT DO NOTHING")
      .bind(this.#today())
      .run();
  }

  /** What a price was before a price that is itself long gone. */
  async forgetOld(): Promise<void> {
    await (
      await this.#db()
    )
      .prepare(
        `DELETE FROM price_change WHERE day < ?1 AND EXISTS (SELECT 1 FROM price_change later
        WHERE later.product_id = price_change.product_id AND later.day > price_change.day AND later.day <= ?1)`,
      )
      .bind(this.#today() - PRICES_KEPT_DAYS)
      .run();
  }

  /** By id, the lowest prices before these reductions; what the record doesn't know isn't among them. */
  async findPriors(reduced: ReducedPrice[]): Promise<Map<number, Minor>> {
    if (reduced.length === 0) return new Map();
    const db = await this.#db();
    const [changes, days] = await db.batch<Record<string, unknown>>([
      db.prepare(changesOf("SELECT value FROM json_each(?1)")).bind(JSON.stringify(reduced.map(({ id }) => id))),
      db.prepare(RECORDED_DAYS_SQL),
    ]);
    return findPriors(reduced, changes!.results as unknown as StoredChange[], {
      days: days!.results.map(({ day }) => day as number),
      now: this.#now,
      currency: this.#currency,
    });
  }

  #today(): number {
    return Math.floor(this.#now / DAY_MS);
  }
}

const EXPORTED_AT_ONCE = 5000;

/**
 * As `npm run prices:export` saves them: rows after that product and day, by product and day; fewer than EXPORTED_AT_ONCE:
 * these are the last.
 */
export async function listRecordedPrices(db: D1Database, after: [id: number, day: number]): Promise<StoredChange[]> {
  const { results } = await (
    await openShopDatabase(db)
  )
    .prepare(
      `SELECT product_id, day, price, regular, currency FROM price_change WHERE (product_id, day) > (?1, ?2)
      ORDER BY product_id, day LIMIT ?3`,
    )
    .bind(...after, EXPORTED_AT_ONCE)
    .all<StoredChange>();
  return results;
}
