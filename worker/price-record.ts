import { PRICES_KEPT_DAYS } from "../app/config/limits";
import type { Currency } from "../app/config/money";
import { convert, type Minor } from "../app/shop/money";
import { findPriorPrice, type PriceChange } from "../app/shop/prior-price";
import type { ReducedPrice } from "../app/shop/prior-bearers";
import { openShopDatabase } from "./shop-database";

const DAY_MS = 86_400_000;
interface Row extends PriceChange {
  product_id: number;
  currency: Currency;
}

/** The shop's own record of what everything cost (docs/price-record.md), as it stands at a moment. */
export class PriceRecord {
  readonly #db: () => Promise<D1Database>;
  readonly #today: number;
  readonly #currency: Currency;

  constructor(db: D1Database, now: number, currency: Currency) {
    this.#currency = currency;
    this.#db = () => openShopDatabase(db);
    this.#today = Math.floor(now / DAY_MS);
  }

  /** Today every price was looked at: what is on record stands until then. */
  async noteComplete(): Promise<void> {
    const db = await this.#db();
    await db
      .prepare("INSERT INTO price_walk (finished_day) VALUES (?1) ON CONFLICT DO NOTHING")
      .bind(this.#today)
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
      .bind(this.#today - PRICES_KEPT_DAYS)
      .run();
  }

  /** By id, the lowest prices before these reductions; what the record doesn't know isn't among them. */
  async findPriors(reduced: ReducedPrice[]): Promise<Map<number, Minor>> {
    if (reduced.length === 0) return new Map();
    const db = await this.#db();
    const ids = JSON.stringify(reduced.map(({ id }) => id));
    const [changes, walks] = await db.batch<Record<string, unknown>>([
      db
        .prepare(
          `SELECT product_id, day, price, regular, currency FROM price_change
          WHERE product_id IN (SELECT value FROM json_each(?1)) ORDER BY product_id, day`,
        )
        .bind(ids),
      db.prepare("SELECT finished_day FROM price_walk ORDER BY finished_day"),
    ]);
    const days = walks!.results.map((row) => row.finished_day as number);
    const byId = Map.groupBy(changes!.results as unknown as Row[], (row) => row.product_id);
    return new Map(
      reduced.flatMap(({ id, ...current }): [number, Minor][] => {
        const past = (byId.get(id) ?? []).map((row) => this.#convert(row));
        const prior = findPriorPrice(past, current, this.#today, days);
        return prior === null ? [] : [[id, prior]];
      }),
    );
  }

  /** What cost leva before the shop changed over to the euro is compared in euro. */
  #convert(stored: Row): PriceChange {
    const { product_id: _, currency, price, regular, ...row } = stored;
    const toOurs = (amount: Minor) => convert(amount, currency, this.#currency);
    return { ...row, price: toOurs(price), regular: regular === null ? null : toOurs(regular) };
  }
}

/** One row of the record, as `npm run prices:export` saves it. */
export interface RecordedPrice {
  product_id: number;
  day: number;
  price: Minor;
  regular: Minor | null;
  currency: Currency;
}

const EXPORTED_AT_ONCE = 5000;

/** Rows after that product and day, by product and day; fewer than EXPORTED_AT_ONCE: these are the last. */
export async function listRecordedPrices(db: D1Database, after: [id: number, day: number]): Promise<RecordedPrice[]> {
  const { results } = await (
    await openShopDatabase(db)
  )
    .prepare(
      `SELECT product_id, day, price, regular, currency FROM price_change WHERE (product_id, day) > (?1, ?2)
      ORDER BY product_id, day LIMIT ?3`,
    )
    .bind(...after, EXPORTED_AT_ONCE)
    .all<RecordedPrice>();
  return results;
}
