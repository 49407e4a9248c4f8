const MINUTE_MS = 60_000;
/** The limit for each run of the schedule. */
const EMAILS_PER_ADDRESS = 5;

/** A product that shoppers asked for; variation 0: the product as a whole. */
export interface RequestedItem {
  productId: number;
  variationId: number;
}

/** A subscription whose email may be sent. */
export interface DueRequest extends RequestedItem {
  cancelKey: string;
  name: string;
  email: string;
  /** Unix ms. A repeated subscription gets a new time, and so a new email. */
  askedAt: number;
}

const ITEM = "product_id AS productId, variation_id AS variationId";

export const BEFORE_FIRST: RequestedItem = { productId: 0, variationId: 0 };

/** Iterates over all subscribed products, sorted by id: some of them in each run of the schedule. */
export class RequestIterator {
  readonly #db: D1Database;

  constructor(db: D1Database) {
    this.#db = db;
  }

  /** The next `count` products with due emails; after the last product it starts over with the first. */
  async next(now: number, count: number): Promise<RequestedItem[]> {
    const position = await this.#db.prepare(`SELECT ${ITEM} FROM stock_walk`).first<RequestedItem>();
    const list = async ({ productId, variationId }: RequestedItem) => {
      const { results } = await this.#db
        .prepare(
          `SELECT DISTINCT ${ITEM} FROM stock_request
          WHERE (product_id, variation_id) > (?1, ?2) AND mail_due_at <= ?3
          ORDER BY product_id, variation_id LIMIT ?4`,
        )
        .bind(productId, variationId, now, count)
        .all<RequestedItem>();
      return results;
    };
    const found = await list(position ?? BEFORE_FIRST);
    return found.length > 0 || !position ? found : list(BEFORE_FIRST);
  }

  /** Stores the position: the next run continues after it. */
  async saveCursor({ productId, variationId }: RequestedItem): Promise<void> {
    await this.#db
      .prepare(
        `INSERT INTO stock_walk (only, product_id, variation_id) VALUES (1, ?1, ?2)
        ON CONFLICT (only) DO UPDATE SET product_id = ?1, variation_id = ?2`,
      )
      .bind(productId, variationId)
      .run();
  }

  /**
   * Due subscriptions to these products, sorted by product, then oldest first. The number per email is limited, because
   * anybody may have entered that email for every product.
   */
  async listDue(items: RequestedItem[], now: number, count: number): Promise<DueRequest[]> {
    const { results } = await this.#db
      .prepare(
        `SELECT ${ITEM}, cancel_key AS cancelKey, name, email, asked_at AS askedAt FROM (
          SELECT *, row_number() OVER (PARTITION BY email ORDER BY product_id, variation_id, asked_at) AS nth
          FROM stock_request WHERE mail_due_at <= ?1
          AND (product_id, variation_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?2))
        ) WHERE nth <= ${EMAILS_PER_ADDRESS} ORDER BY product_id, variation_id, asked_at LIMIT ?3`,
      )
      .bind(now, JSON.stringify(items.map(({ productId, variationId }) => [productId, variationId])), count)
      .all<DueRequest>();
    return results;
  }

  /** Deletes fulfilled subscriptions, unless they were renewed meanwhile. */
  async delete(requests: DueRequest[]): Promise<void> {
    await this.#change(requests, "DELETE FROM stock_request WHERE");
  }

  /** Postpones refused emails: by 15 minutes, then doubling. */
  async postpone(requests: DueRequest[], now: number): Promise<void> {
    const due = `${now} + ${15 * MINUTE_MS} * (1 << mail_tries)`;
    await this.#change(requests, `UPDATE stock_request SET mail_tries = mail_tries + 1, mail_due_at = ${due} WHERE`);
  }

  async #change(requests: DueRequest[], statement: string): Promise<void> {
    if (requests.length === 0) return;
    await this.#db
      .prepare(`${statement} (cancel_key, asked_at) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`)
      .bind(JSON.stringify(requests.map(({ cancelKey, askedAt }) => [cancelKey, askedAt])))
      .run();
  }
}
