import { FENCED, ScopedRows } from "./scoped-rows";
import type { Currency } from "../../../app/config/money";
import type { AttributeName, ProductRow } from "../rows/rows";

/** How many ids one query reads. */
const IDS_MAX = 10_000;

const COLUMNS = ["id", "slug", "hash", "entry", "card", "page"];

// CROSS JOIN fixes the join order: otherwise SQLite would scan all products for each page.
const KEEP_FORMER_SLUGS = `INSERT INTO catalog_old_slug (scope, slug, product_id)
  SELECT ?1, known.slug, known.id FROM json_each(?3) e
  CROSS JOIN catalog_product known ON known.scope = ?1 AND known.id = e.value ->> 'id'
  WHERE known.slug <> e.value ->> 'slug' AND ${FENCED}
  ON CONFLICT (scope, slug) DO UPDATE SET product_id = excluded.product_id`;

const ADD_VARIATIONS = `INSERT INTO catalog_variation (scope, product_id, id, position, detail)
  SELECT ?1, e.value ->> 'productId', e.value ->> 'id', e.value ->> 'position', e.value ->> 'detail'
  FROM json_each(?3) e WHERE ${FENCED} ON CONFLICT DO NOTHING`;

const NAME_ATTRIBUTES = `INSERT INTO catalog_attribute (scope, taxonomy, slug, name, language)
  SELECT ?1, e.value ->> 'taxonomy', e.value ->> 'slug', e.value ->> 'name', e.value ->> 'language'
  FROM json_each(?3) e WHERE ${FENCED}
  ON CONFLICT (scope, taxonomy, slug) DO UPDATE SET name = excluded.name, language = excluded.language
  WHERE (name, language) IS NOT (excluded.name, excluded.language)`;

// A clock that was set back must not reorder changes. ?4: now; ?5: the currency.
const RECORD_PRICES = `INSERT INTO price_change (scope, product_id, at, price, regular, currency)
  SELECT ?1, e.value ->> 'id', MAX(?4, IFNULL(last.at + 1, ?4)), e.value ->> 'price', e.value ->> 'regular', ?5
  FROM json_each(?3) e LEFT JOIN price_change last ON last.scope = ?1 AND last.product_id = e.value ->> 'id'
    AND last.at = (SELECT MAX(at) FROM price_change WHERE scope = ?1 AND product_id = e.value ->> 'id')
  WHERE ${FENCED} AND (last.price, last.regular, last.currency)
    IS NOT (e.value ->> 'price', e.value ->> 'regular', ?5)
  ON CONFLICT DO NOTHING`;

/** The products and variations of one scope in D1. */
export class ProductRows extends ScopedRows {
  readonly #currency: Currency;
  readonly #priceScope: string | null;

  /** `currency`: the prices' currency. `priceScope`: the scope whose sync records them, if this one doesn't. */
  constructor(db: D1Database, scope: string, currency: Currency, priceScope: string | null = null) {
    super(db, scope);
    this.#currency = currency;
    this.#priceScope = priceScope;
  }

  /** Takes over as the only writer; returns the fence that every write must carry. */
  async takeFence(): Promise<number> {
    const sql = `INSERT INTO catalog_state (scope, fence, price_scope) VALUES (?1, 1, ?2)
      ON CONFLICT (scope) DO UPDATE SET fence = fence + 1, price_scope = excluded.price_scope RETURNING fence`;
    return (await this.prepare(sql, this.#priceScope).first<number>("fence"))!;
  }

  /** The given rows that aren't stored yet, or are stored with another hash. */
  async findChanged(rows: ProductRow[]): Promise<ProductRow[]> {
    const known = await this.readColumn(
      "catalog_product",
      "hash",
      rows.map(({ id }) => id),
    );
    return rows.filter(({ id, hash }) => known.get(id) !== hash);
  }

  /**
   * Atomically writes the `changed` rows with variations and former slugs, and appends changed prices of `all` rows to the
   * price history at `now` (Unix ms): the nightly full sync checks every price. Throws SupersededWriter.
   */
  async write(fence: number, changed: ProductRow[], all: ProductRow[], now: number): Promise<void> {
    const products = changed.map(({ id, slug, hash, entry, card, page }) => ({ id, slug, hash, entry, card, page }));
    const slugs = changed.map(({ id, slug }) => ({ id, slug }));
    const ids = changed.map(({ id }) => id);
    const variations = changed.flatMap(({ id: productId, variations: own }) =>
      own.map((variation, position) => ({ ...variation, productId, position })),
    );
    const attributes = changed.flatMap((row) => row.attributes);
    const prices = this.#priceScope === null ? all.flatMap((row) => row.prices) : [];
    await this.run(fence, [
      ...this.prepareParts(KEEP_FORMER_SLUGS, fence, slugs),
      ...this.upsert(fence, "catalog_product", COLUMNS, products),
      ...(ids.length > 0 ? [this.deleteFrom("catalog_variation", "product_id", fence, ids)] : []),
      ...this.prepareParts(ADD_VARIATIONS, fence, variations),
      ...this.prepareParts(NAME_ATTRIBUTES, fence, attributes),
      ...this.prepareParts(RECORD_PRICES, fence, prices, now, this.#currency),
    ]);
  }

  /** Deletes products with their variations and slugs, but not their price history. Throws SupersededWriter. */
  async delete(fence: number, ids: number[]): Promise<void> {
    await this.run(fence, [
      this.deleteFrom("catalog_product", "id", fence, ids),
      this.deleteFrom("catalog_variation", "product_id", fence, ids),
      this.deleteFrom("catalog_old_slug", "product_id", fence, ids),
    ]);
  }

  /** Ids greater than `after`, ascending. */
  async listIds(after: number): Promise<{ ids: number[]; isLast: boolean }> {
    const sql = "SELECT id FROM catalog_product WHERE scope = ?1 AND id > ?2 ORDER BY id LIMIT ?3";
    const rows = await this.select<{ id: number }>(sql, after, IDS_MAX);
    return { ids: rows.map(({ id }) => id), isLast: rows.length < IDS_MAX };
  }

  async count(): Promise<number> {
    const sql = "SELECT COUNT(*) AS n FROM catalog_product WHERE scope = ?1";
    return (await this.prepare(sql).first<number>("n")) ?? 0;
  }

  /** The index input of `limit` products with ids greater than `after`, ascending; `card` only for discounted ones. */
  listEntries(after: number, limit: number): Promise<{ id: number; entry: string; card: string | null }[]> {
    return this.select(
      `SELECT id, entry, CASE WHEN entry ->> 'reduction' > 0 THEN card END AS card FROM catalog_product
      WHERE scope = ?1 AND id > ?2 ORDER BY id LIMIT ?3`,
      after,
      limit,
    );
  }

  listAttributes(): Promise<Omit<AttributeName, "language">[]> {
    return this.select("SELECT taxonomy, slug, name FROM catalog_attribute WHERE scope = ?1 ORDER BY taxonomy, slug");
  }
}
