import { STOCK_REQUEST_RETENTION_DAYS } from "../../app/config/limits";
import type { StockRequest } from "../../app/domain/product/stock-request";

const DAY_MS = 86_400_000;

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

  /** Deletes a subscription; returns whether there was one. */
  async cancel(cancelKey: string): Promise<boolean> {
    const { meta } = await this.#db.prepare("DELETE FROM stock_request WHERE cancel_key = ?1").bind(cancelKey).run();
    return meta.changes > 0;
  }

  async deleteOld(now: number): Promise<void> {
    const end = now - STOCK_REQUEST_RETENTION_DAYS * DAY_MS;
    await this.#db.prepare("DELETE FROM stock_request WHERE asked_at < ?1").bind(end).run();
  }
}
