import { STOCK_REQUEST_RETENTION_DAYS } from "../../app/config/limits";
import type { StockRequest } from "../../app/domain/product/stock-request";
import { EXPORT_PAGE_ROWS } from "../http/csv-export";

const DAY_MS = 86_400_000;

export interface StoredStockRequest extends StockRequest {
  /** Cancels the subscription; known only from the email. */
  cancelKey: string;
  /** ISO 8601. */
  askedAt: string;
}

interface Row {
  cancel_key: string;
  product_id: number;
  variation_id: number;
  slug: string;
  name: string;
  email: string;
  asked_at: number;
}

interface ListedRow extends Row {
  rowid: number;
}

/** Back-in-stock subscriptions in the shop's own database. */
export class StockRequestStore {
  readonly #db: D1Database;

  constructor(db: D1Database) {
    this.#db = db;
  }

  /** A repeated subscription starts over. */
  async add({ productId, variationId, slug, name, email }: StockRequest, now: number): Promise<void> {
    await this.#db
      .prepare(
        `INSERT INTO stock_request (cancel_key, product_id, variation_id, slug, name, email, asked_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        ON CONFLICT (product_id, variation_id, email)
        DO UPDATE SET asked_at = ?7, name = ?5, slug = ?4, mail_tries = 0, mail_due_at = 0`,
      )
      .bind(crypto.randomUUID(), productId, variationId ?? 0, slug, name, email, now)
      .run();
  }

  /** Returns whether there was one. */
  async cancel(cancelKey: string): Promise<boolean> {
    const { meta } = await this.#db.prepare("DELETE FROM stock_request WHERE cancel_key = ?1").bind(cancelKey).run();
    return meta.changes > 0;
  }

  /** All of them by product, oldest first, a page at a time. */
  async *listPages(): AsyncGenerator<StoredStockRequest[]> {
    let after: [productId: number, variationId: number, askedAt: number, row: number] = [0, 0, 0, 0];
    for (;;) {
      const { results } = await this.#db
        .prepare(
          `SELECT *, rowid FROM stock_request WHERE (product_id, variation_id, asked_at, rowid) > (?1, ?2, ?3, ?4)
          ORDER BY product_id, variation_id, asked_at, rowid LIMIT ${EXPORT_PAGE_ROWS}`,
        )
        .bind(...after)
        .all<ListedRow>();
      const last = results.at(-1);
      if (!last) return;
      yield results.map(toRequest);
      after = [last.product_id, last.variation_id, last.asked_at, last.rowid];
    }
  }

  async deleteOld(now: number): Promise<void> {
    const end = now - STOCK_REQUEST_RETENTION_DAYS * DAY_MS;
    await this.#db.prepare("DELETE FROM stock_request WHERE asked_at < ?1").bind(end).run();
  }
}

function toRequest(row: Row): StoredStockRequest {
  const { slug, name, email } = row;
  return {
    slug,
    name,
    email,
    cancelKey: row.cancel_key,
    productId: row.product_id,
    variationId: row.variation_id || null,
    askedAt: new Date(row.asked_at).toISOString(),
  };
}
