import { ADOPTED_FORMATS, ROW_FORMAT } from "./row-data";
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

/**
 * Copies the rows of another format's scope that this code reads as they stand, so that a deployment doesn't begin with an
 * empty shop. false: there are none. All or a part of it may be copied twice. Throws SupersededWriter.
 */
export async function adoptRows(db: D1Database, scope: string, fence: number): Promise<boolean> {
  const from = await findOlder(db, scope);
  if (from === null) return false;
  const copy = (table: string, columns: string, where = "") =>
    `INSERT INTO ${table} (scope, ${columns}) SELECT ?1, ${columns} FROM ${table}
    WHERE scope = ?3 AND ${FENCED} ${where} ON CONFLICT DO NOTHING`;
  const whole = Object.entries(TABLES).map(([table, columns]) =>
    db.prepare(copy(table, columns)).bind(scope, fence, from),
  );
  await runFenced(db, scope, fence, whole);
  for (let after = 0; ;) {
    const upTo = await db
      .prepare(
        "SELECT MAX(id) AS id FROM (SELECT id FROM catalog_product WHERE scope = ?1 AND id > ?2 ORDER BY id LIMIT ?3)",
      )
      .bind(from, after, COPIED_AT_ONCE)
      .first<number>("id");
    if (upTo === null) return true;
    const parts = Object.entries(OF_PRODUCTS).map(([table, [key, columns]]) =>
      db.prepare(copy(table, columns, `AND ${key} > ?4 AND ${key} <= ?5`)).bind(scope, fence, from, after, upTo),
    );
    await runFenced(db, scope, fence, parts);
    after = upTo;
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
