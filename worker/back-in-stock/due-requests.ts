import { openShopDatabase } from "../platform/database";

const MINUTE_MS = 60_000;
/** In one run of the schedule. */
const LETTERS_AN_EMAIL = 5;

/** What somebody wishes for; variation 0: the product as a whole. */
export interface RequestedItem {
  productId: number;
  variationId: number;
}

/** A wish that a letter may be written for. */
export interface DueRequest extends RequestedItem {
  cancelKey: string;
  name: string;
  email: string;
  /** Milliseconds. Wished for again, it is another wish. */
  askedAt: number;
}

interface Row {
  cancel_key: string;
  product_id: number;
  variation_id: number;
  name: string;
  email: string;
  asked_at: number;
}

export const WALK_START: RequestedItem = { productId: 0, variationId: 0 };

/** The schedule's way round all that is wished for, in the order of its ids, a part at each run. */
export class StockCheck {
  readonly #db: () => Promise<D1Database>;

  constructor(db: D1Database) {
    this.#db = () => openShopDatabase(db);
  }

  /** The next things on the way, from the beginning again where there are none; with a wish that may be written for. */
  async next(now: number, count: number): Promise<RequestedItem[]> {
    const db = await this.#db();
    const place = await db.prepare("SELECT product_id, variation_id FROM stock_walk").first<Row>();
    const list = async ({ productId, variationId }: RequestedItem) => {
      const { results } = await db
        .prepare(
          `SELECT DISTINCT product_id, variation_id FROM stock_request
          WHERE (product_id, variation_id) > (?1, ?2) AND mail_due_at <= ?3
          ORDER BY product_id, variation_id LIMIT ?4`,
        )
        .bind(productId, variationId, now, count)
        .all<Row>();
      return results.map(toRequestedItem);
    };
    const found = await list(place ? toRequestedItem(place) : WALK_START);
    return found.length > 0 || !place ? found : list(WALK_START);
  }

  /** The next run begins after it. */
  async goTo({ productId, variationId }: RequestedItem): Promise<void> {
    const db = await this.#db();
    await db
      .prepare(
        `INSERT INTO stock_walk (only, product_id, variation_id) VALUES (1, ?1, ?2)
        ON CONFLICT (only) DO UPDATE SET product_id = ?1, variation_id = ?2`,
      )
      .bind(productId, variationId)
      .run();
  }

  /**
   * Wishes for these things whose letter may be tried, in the order of the way, the earliest wish first. A few for each
   * e-mail: anybody may have typed it, for every product that there is.
   */
  async listDue(wished: RequestedItem[], now: number, count: number): Promise<DueRequest[]> {
    const db = await this.#db();
    const { results } = await db
      .prepare(
        `SELECT * FROM (
          SELECT *, row_number() OVER (PARTITION BY email ORDER BY product_id, variation_id, asked_at) AS nth
          FROM stock_request WHERE mail_due_at <= ?1
          AND (product_id, variation_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?2))
        ) WHERE nth <= ${LETTERS_AN_EMAIL} ORDER BY product_id, variation_id, asked_at LIMIT ?3`,
      )
      .bind(now, JSON.stringify(wished.map(({ productId, variationId }) => [productId, variationId])), count)
      .all<Row>();
    return results.map((row) => ({
      ...toRequestedItem(row),
      cancelKey: row.cancel_key,
      name: row.name,
      email: row.email,
      askedAt: row.asked_at,
    }));
  }

  /** Fulfilled. What was wished for again meanwhile stays. */
  async forget(wishes: DueRequest[]): Promise<void> {
    await this.#change(wishes, "DELETE FROM stock_request WHERE");
  }

  /** Refused letters: after 15 minutes, then after twice as long each time. */
  async postpone(wishes: DueRequest[], now: number): Promise<void> {
    const due = `${now} + ${15 * MINUTE_MS} * (1 << mail_tries)`;
    await this.#change(wishes, `UPDATE stock_request SET mail_tries = mail_tries + 1, mail_due_at = ${due} WHERE`);
  }

  async #change(wishes: DueRequest[], statement: string): Promise<void> {
    if (wishes.length === 0) return;
    const db = await this.#db();
    await db
      .prepare(`${statement} (cancel_key, asked_at) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`)
      .bind(JSON.stringify(wishes.map(({ cancelKey, askedAt }) => [cancelKey, askedAt])))
      .run();
  }
}

function toRequestedItem(row: Row): RequestedItem {
  return { productId: row.product_id, variationId: row.variation_id };
}
