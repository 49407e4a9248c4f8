import { ADOPTED_FORMATS } from "../rows/row-data";
import { FENCED, runFenced } from "./fenced-batch";
import { isSameShop, readScope } from "./scope";

/** Rows copied in one statement: a few megabytes, at some kilobytes each. */
const COPY_BATCH = 1000;

/** Columns after the scope, by table. */
const TABLES = {
  catalog_term: "id, taxonomy, slug, position, hash, data",
  catalog_attribute: "taxonomy, slug, name",
  catalog_old_slug: "slug, product_id",
  catalog_document: "name, hash, data",
  catalog_post_category: "category_id, post_id",
};
const BATCHED_TABLES = {
  catalog_product: ["id", "id, slug, hash, entry, card, page"],
  catalog_variation: ["product_id", "product_id, id, position, detail"],
  catalog_post: ["id", "id, type, path, date, modified, hash, entry, card, page"],
} as const;

/** The result of a copying step; none: there was nothing to copy. */
export type Adopted = "none" | "more" | "done";

/** With two queries each for products and prices, and those before them, a step stays under 40 subrequests. */
export const COPIES_PER_STEP = 15;

/**
 * Copies the rows of another format's scope, where this version can read them, so that a deployment doesn't start with an empty
 * shop. Copying is idempotent.
 */
export class RowAdoption {
  readonly #db: D1Database;
  readonly #scope: string;
  #from: string | null = null;
  #after = 0;

  constructor(db: D1Database, scope: string) {
    this.#db = db;
    this.#scope = scope;
  }

  /** One bounded step. Throws SupersededWriter. */
  async step(fence: number): Promise<Adopted> {
    const from = (this.#from ??= await findOlder(this.#db, this.#scope));
    if (from === null) return "none";
    if (this.#after === 0) await this.#copy(fence, Object.entries(TABLES), from);
    for (let copies = 0; copies < COPIES_PER_STEP; copies++) {
      const upTo = await this.#db
        .prepare(
          `SELECT MAX(id) AS id FROM (SELECT id FROM catalog_product WHERE scope = ?1 AND id > ?2
          UNION SELECT id FROM catalog_post WHERE scope = ?1 AND id > ?2 ORDER BY id LIMIT ?3)`,
        )
        .bind(from, this.#after, COPY_BATCH)
        .first<number>("id");
      if (upTo === null) return "done";
      const parts = Object.entries(BATCHED_TABLES).map(([table, [key, columns]]): [string, string, string] => [
        table,
        columns,
        `AND ${key} > ?4 AND ${key} <= ?5`,
      ]);
      await this.#copy(fence, parts, from, this.#after, upTo);
      this.#after = upTo;
    }
    return "more";
  }

  #copy(
    fence: number,
    tables: [table: string, columns: string, where?: string][],
    from: string,
    ...range: number[]
  ): Promise<void> {
    const statements = tables.map(([table, columns, where = ""]) =>
      this.#db
        .prepare(
          `INSERT INTO ${table} (scope, ${columns}) SELECT ?1, ${columns} FROM ${table}
          WHERE scope = ?3 AND ${FENCED} ${where} ON CONFLICT DO NOTHING`,
        )
        .bind(this.#scope, fence, from, ...range),
    );
    return runFenced(this.#db, this.#scope, fence, statements);
  }
}

/** The most recently published complete scope of the same shop, if this version can read its rows. */
async function findOlder(db: D1Database, scope: string): Promise<string | null> {
  const { results } = await db
    .prepare("SELECT scope FROM catalog_state WHERE complete_at IS NOT NULL AND scope <> ?1 ORDER BY published_at DESC")
    .bind(scope)
    .all<{ scope: string }>();
  const isReadable = (other: string) =>
    isSameShop(other, scope) && ADOPTED_FORMATS.includes(readScope(other)?.format ?? Number.NaN);
  return results.map((row) => row.scope).find(isReadable) ?? null;
}
