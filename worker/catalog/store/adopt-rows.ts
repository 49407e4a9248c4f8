import { ADOPTED_FORMATS, ROW_FORMAT } from "../rows/row-data";
import { FENCED, runFenced } from "./fenced-batch";

/** Rows that are copied at once: with texts of some kilobytes each that is a few megabytes. */
const COPIED_AT_ONCE = 1000;

/** Columns behind the scope, by table; those of `byId` are copied some products at a time. */
const TABLES = {
  catalog_term: "id, taxonomy, slug, position, hash, data",
  catalog_attribute: "taxonomy, slug, name",
  catalog_old_slug: "slug, product_id",
  catalog_document: "name, hash, data",
};
const OF_PRODUCTS = {
  catalog_product: ["id", "id, slug, hash, entry, card, page"],
  catalog_variation: ["product_id", "product_id, id, position, detail"],
} as const;

/** What a step of copying came to; none: there was nothing to copy. */
export type Adopted = "none" | "more" | "done";

/** Of products and prices: with two queries each, and those before them, a step stays under 40 subrequests. */
export const COPIES_A_STEP = 15;

/**
 * Copies the rows of another format's scope that this code reads as they stand, so that a deployment doesn't begin with an
 * empty shop. All or a part of it may be copied twice.
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

  /** Throws SupersededWriter. */
  async step(fence: number): Promise<Adopted> {
    const from = (this.#from ??= await findOlder(this.#db, this.#scope));
    if (from === null) return "none";
    if (this.#after === 0) await this.#copy(fence, Object.entries(TABLES), from);
    for (let copies = 0; copies < COPIES_A_STEP; copies++) {
      const upTo = await this.#db
        .prepare(
          "SELECT MAX(id) AS id FROM (SELECT id FROM catalog_product WHERE scope = ?1 AND id > ?2 ORDER BY id LIMIT ?3)",
        )
        .bind(from, this.#after, COPIED_AT_ONCE)
        .first<number>("id");
      if (upTo === null) return "done";
      const parts = Object.entries(OF_PRODUCTS).map(([table, [key, columns]]): [string, string, string] => [
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

/** The complete scope of the same shop that was published last, if this code reads its rows. */
async function findOlder(db: D1Database, scope: string): Promise<string | null> {
  const own = readScope(scope);
  const { results } = await db
    .prepare("SELECT scope FROM catalog_state WHERE complete_at IS NOT NULL AND scope <> ?1 ORDER BY published_at DESC")
    .bind(scope)
    .all<{ scope: string }>();
  const isReadable = (other: ReturnType<typeof readScope>) =>
    own !== null && other?.shop === own.shop && other.backend === own.backend && ADOPTED_FORMATS.includes(other.format);
  return results.map((row) => row.scope).find((name) => isReadable(readScope(name))) ?? null;
}

/** The parts of what `catalogScope` wrote. */
function readScope(scope: string): { shop: string; format: number; backend: string } | null {
  const [, shop, format, backend] = /^(.+)-(\d+)\.\d+-(\w+)$/.exec(scope) ?? [];
  return shop === undefined || backend === undefined ? null : { shop, format: Number(format ?? ROW_FORMAT), backend };
}
