import type { FoundPrice } from "../app/backend/prices";
import { PRICES_KEPT_DAYS } from "../app/config/limits";
import type { Currency } from "../app/config/money";
import { convert, type Minor } from "../app/shop/money";
import { findPriorPrice, type PriceChange } from "../app/shop/prior-price";
import type { ReducedPrice } from "../app/shop/prior-bearers";
import { openShopDatabase } from "./shop-database";

const DAY_MS = 86_400_000;
/** A walk that takes longer has lost its way. */
const WALK_DAYS_MAX = 3;

/** An unfinished walk through all prices. */
export interface PriceWalk {
  startedDay: number;
  cursor: string | null;
}

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

  /** The walk to go on with, or today's; null: that one is finished. */
  async findWalk(): Promise<PriceWalk | null> {
    const db = await this.#db();
    const last = await db
      .prepare("SELECT started_day, cursor, finished_day FROM price_walk ORDER BY started_day DESC LIMIT 1")
      .first<{ started_day: number; cursor: string | null; finished_day: number | null }>();
    if (last?.finished_day === null && last.started_day > this.#today - WALK_DAYS_MAX)
      return { startedDay: last.started_day, cursor: last.cursor };
    if (last?.started_day === this.#today) return null;
    await db.prepare("INSERT INTO price_walk (started_day) VALUES (?1) ON CONFLICT DO NOTHING").bind(this.#today).run();
    return { startedDay: this.#today, cursor: null };
  }

  /** Writes what has changed, and how far the walk has come, or neither. `next` null: it is finished. */
  async note(prices: FoundPrice[], walk: PriceWalk, next: string | null): Promise<void> {
    const db = await this.#db();
    const rows = JSON.stringify(prices.map(({ id, price, regular }) => [id, price, regular]));
    await db.batch([
      db
        .prepare(
          `INSERT INTO price_change (product_id, day, price, regular, currency)
          SELECT e.value ->> 0, ?1, e.value ->> 1, e.value ->> 2, ?3 FROM json_each(?2) e
          WHERE NOT EXISTS (
            SELECT 1 FROM price_change known
            WHERE known.product_id = e.value ->> 0 AND known.price = e.value ->> 1 AND known.regular IS e.value ->> 2
            AND known.currency = ?3
            AND known.day = (SELECT MAX(day) FROM price_change last WHERE last.product_id = e.value ->> 0)
          )
          ON CONFLICT DO NOTHING`,
        )
        .bind(this.#today, rows, this.#currency),
      db
        .prepare("UPDATE price_walk SET cursor = ?1, finished_day = ?2 WHERE started_day = ?3 AND cursor IS ?4")
        .bind(next, next === null ? this.#today : null, walk.startedDay, walk.cursor),
    ]);
  }

  /** Today every price was looked at: what is on record stands until then. */
  async noteComplete(): Promise<void> {
    const db = await this.#db();
    await db
      .prepare(
        `INSERT INTO price_walk (started_day, finished_day) VALUES (?1, ?1)
        ON CONFLICT (started_day) DO UPDATE SET finished_day = excluded.finished_day`,
      )
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
      db.prepare("SELECT finished_day FROM price_walk WHERE finished_day IS NOT NULL ORDER BY finished_day"),
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
