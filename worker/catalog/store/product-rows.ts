import { FENCED, runFenced, toBoundLists } from "./fenced-batch";
import type { Currency } from "../../../app/config/money";
import type { AttributeName, ProductRow, VariationRow } from "../rows/rows";

/** Ids that one query of the sync reads. */
const IDS_MAX = 10_000;

/** The products and variations of one scope in D1. Only the holder of the newest fence can write. */
export class ProductRows {
  readonly #db: D1Database;
  readonly #scope: string;
  readonly #currency: Currency;
  readonly #priceScope: string | null;

  /** `currency`: of the prices. `priceScope`: whose sync records them, if this one doesn't. */
  constructor(db: D1Database, scope: string, currency: Currency, priceScope: string | null = null) {
    this.#db = db;
    this.#scope = scope;
    this.#currency = currency;
    this.#priceScope = priceScope;
  }

  /** Takes over as the only writer; returns the fence that every write must carry. */
  async takeFence(): Promise<number> {
    const row = await this.#db
      .prepare(
        `INSERT INTO catalog_state (scope, fence, price_scope) VALUES (?1, 1, ?2)
        ON CONFLICT (scope) DO UPDATE SET fence = fence + 1, price_scope = excluded.price_scope RETURNING fence`,
      )
      .bind(this.#scope, this.#priceScope)
      .first<{ fence: number }>();
    return row!.fence;
  }

  /** The given rows that aren't stored yet, or are stored with another hash. */
  async findChanged(rows: ProductRow[]): Promise<ProductRow[]> {
    if (rows.length === 0) return [];
    const known = await this.#readHashes(rows.map(({ id }) => id));
    return rows.filter(({ id, hash }) => known.get(id) !== hash);
  }

  /**
   * Atomically writes the `changed` rows with variations and former slugs, and appends changed prices of `all` rows to the
   * price history at `now` (Unix ms). Throws SupersededWriter.
   */
  async write(fence: number, changed: ProductRow[], all: ProductRow[], now: number): Promise<void> {
    const products = changed.map(({ id, slug, hash, entry, card, page }) => ({ id, slug, hash, entry, card, page }));
    const statements = [
      ...toBoundLists(products).flatMap((part) => this.#upsert(fence, part)),
      ...this.#replaceVariations(fence, changed),
      ...toBoundLists(changed.flatMap(({ attributes }) => attributes)).map((list) => this.#nameAttributes(fence, list)),
      ...(this.#priceScope === null
        ? toBoundLists(all.flatMap(({ prices }) => prices)).map((part) => this.#recordPrices(fence, part, now))
        : []),
    ];
    await runFenced(this.#db, this.#scope, fence, statements);
  }

  /** Deletes products with their variations and slugs, but not their price history. Throws SupersededWriter. */
  async delete(fence: number, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const list = JSON.stringify(ids);
    const from = (table: string, column: string) =>
      this.#db
        .prepare(
          `DELETE FROM ${table} WHERE scope = ?1 AND ${FENCED} AND ${column} IN (SELECT value FROM json_each(?3))`,
        )
        .bind(this.#scope, fence, list);
    await runFenced(this.#db, this.#scope, fence, [
      from("catalog_product", "id"),
      from("catalog_variation", "product_id"),
      from("catalog_old_slug", "product_id"),
    ]);
  }

  /** Ids greater than `after`, ascending. */
  async listIds(after: number): Promise<{ ids: number[]; isLast: boolean }> {
    const { results } = await this.#db
      .prepare("SELECT id FROM catalog_product WHERE scope = ?1 AND id > ?2 ORDER BY id LIMIT ?3")
      .bind(this.#scope, after, IDS_MAX)
      .all<{ id: number }>();
    return { ids: results.map(({ id }) => id), isLast: results.length < IDS_MAX };
  }

  async count(): Promise<number> {
    const sql = "SELECT COUNT(*) AS n FROM catalog_product WHERE scope = ?1";
    return (await this.#db.prepare(sql).bind(this.#scope).first<number>("n")) ?? 0;
  }

  /** The index input of `limit` products with ids greater than `after`, ascending; `card` only for discounted ones. */
  async listEntries(after: number, limit: number): Promise<{ id: number; entry: string; card: string | null }[]> {
    const { results } = await this.#db
      .prepare(
        `SELECT id, entry, CASE WHEN entry ->> 'reduction' > 0 THEN card END AS card FROM catalog_product
        WHERE scope = ?1 AND id > ?2 ORDER BY id LIMIT ?3`,
      )
      .bind(this.#scope, after, limit)
      .all<{ id: number; entry: string; card: string | null }>();
    return results;
  }

  async listAttributes(): Promise<Omit<AttributeName, "language">[]> {
    const { results } = await this.#db
      .prepare("SELECT taxonomy, slug, name FROM catalog_attribute WHERE scope = ?1 ORDER BY taxonomy, slug")
      .bind(this.#scope)
      .all<Omit<AttributeName, "language">>();
    return results;
  }

  async #readHashes(ids: number[]): Promise<Map<number, string>> {
    const { results } = await this.#db
      .prepare("SELECT id, hash FROM catalog_product WHERE scope = ?1 AND id IN (SELECT value FROM json_each(?2))")
      .bind(this.#scope, JSON.stringify(ids))
      .all<{ id: number; hash: string }>();
    return new Map(results.map(({ id, hash }) => [id, hash]));
  }

  #upsert(fence: number, part: string): D1PreparedStatement[] {
    // CROSS JOIN fixes the join order: otherwise SQLite would scan all products for each page.
    const formerSlugs = this.#db.prepare(
      `INSERT INTO catalog_old_slug (scope, slug, product_id)
      SELECT ?1, known.slug, known.id FROM json_each(?3) e
      CROSS JOIN catalog_product known ON known.scope = ?1 AND known.id = e.value ->> 'id'
      WHERE known.slug <> e.value ->> 'slug' AND ${FENCED}
      ON CONFLICT (scope, slug) DO UPDATE SET product_id = excluded.product_id`,
    );
    const products = this.#db.prepare(
      `INSERT INTO catalog_product (scope, id, slug, hash, entry, card, page)
      SELECT ?1, e.value ->> 'id', e.value ->> 'slug', e.value ->> 'hash', e.value ->> 'entry', e.value ->> 'card',
        e.value ->> 'page' FROM json_each(?3) e WHERE ${FENCED}
      ON CONFLICT (scope, id) DO UPDATE SET slug = excluded.slug, hash = excluded.hash, entry = excluded.entry,
        card = excluded.card, page = excluded.page`,
    );
    return [formerSlugs, products].map((statement) => statement.bind(this.#scope, fence, part));
  }

  #replaceVariations(fence: number, rows: ProductRow[]): D1PreparedStatement[] {
    if (rows.length === 0) return [];
    const deletion = this.#db
      .prepare(
        `DELETE FROM catalog_variation WHERE scope = ?1 AND ${FENCED}
        AND product_id IN (SELECT value FROM json_each(?3))`,
      )
      .bind(this.#scope, fence, JSON.stringify(rows.map(({ id }) => id)));
    const variations = rows.flatMap(({ id, variations: own }) =>
      own.map((variation: VariationRow, position) => ({ ...variation, productId: id, position })),
    );
    const added = toBoundLists(variations).map((part) =>
      this.#db
        .prepare(
          `INSERT INTO catalog_variation (scope, product_id, id, position, detail)
          SELECT ?1, e.value ->> 'productId', e.value ->> 'id', e.value ->> 'position', e.value ->> 'detail'
          FROM json_each(?3) e WHERE ${FENCED} ON CONFLICT DO NOTHING`,
        )
        .bind(this.#scope, fence, part),
    );
    return [deletion, ...added];
  }

  #nameAttributes(fence: number, list: string): D1PreparedStatement {
    return this.#db
      .prepare(
        `INSERT INTO catalog_attribute (scope, taxonomy, slug, name, language)
        SELECT ?1, e.value ->> 'taxonomy', e.value ->> 'slug', e.value ->> 'name', e.value ->> 'language'
        FROM json_each(?3) e WHERE ${FENCED}
        ON CONFLICT (scope, taxonomy, slug) DO UPDATE SET name = excluded.name, language = excluded.language
        WHERE (name, language) IS NOT (excluded.name, excluded.language)`,
      )
      .bind(this.#scope, fence, list);
  }

  // Unchanged rows are included: the nightly full sync checks every price. A clock that was set back must not reorder changes.
  #recordPrices(fence: number, part: string, now: number): D1PreparedStatement {
    return this.#db
      .prepare(
        `INSERT INTO price_change (scope, product_id, at, price, regular, currency)
        SELECT ?1, e.value ->> 'id', MAX(?4, IFNULL(last.at + 1, ?4)), e.value ->> 'price', e.value ->> 'regular', ?5
        FROM json_each(?3) e LEFT JOIN price_change last ON last.scope = ?1 AND last.product_id = e.value ->> 'id'
          AND last.at = (SELECT MAX(at) FROM price_change WHERE scope = ?1 AND product_id = e.value ->> 'id')
        WHERE ${FENCED} AND (last.price, last.regular, last.currency)
          IS NOT (e.value ->> 'price', e.value ->> 'regular', ?5)
        ON CONFLICT DO NOTHING`,
      )
      .bind(this.#scope, fence, part, now, this.#currency);
  }
}
