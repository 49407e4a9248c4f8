import type { TermDocument } from "./documents.ts";
import { foldText } from "./fold-text.ts";
import { normaliseSlug } from "./normalise-slug.ts";
import { SqlBuilder } from "./sql-builder.ts";

export interface StoredTerm extends TermDocument {
  id: number;
  taxonomy: string;
  slug: string;
  name: string;
  parent: number | null;
  /** Among the terms of its taxonomy, as the merchant put them. */
  place: number;
  count: number;
}

/** The `where` arguments of terms that the demo understands, named as in the schema. */
export interface TermsWhere {
  hideEmpty?: boolean | null;
  slug?: (string | null)[] | null;
  include?: (string | null)[] | null;
  exclude?: (string | null)[] | null;
  parent?: number | null;
  search?: string | null;
  nameLike?: string | null;
  name?: (string | null)[] | null;
  orderby?: string | null;
  order?: "ASC" | "DESC" | null;
}

const ORDER_COLUMNS: Record<string, string> = {
  COUNT: "count",
  NAME: "name_folded",
  SLUG: "slug",
  TERM_ID: "id",
  TERM_ORDER: "place",
};

type TermRow = Omit<StoredTerm, keyof TermDocument> & { document: string };

/** `taxonomies`: empty for all. One more than `first`, if there is one. */
export async function findTerms(
  db: D1Database,
  taxonomies: readonly string[],
  where: TermsWhere,
  { first, after }: { first: number; after: number | null },
): Promise<StoredTerm[]> {
  const sql = new SqlBuilder();
  const conditions = [
    ...(taxonomies.length ? [`taxonomy IN ${sql.bindList(taxonomies)}`] : []),
    ...filterTerms(where, sql),
  ];
  const column = ORDER_COLUMNS[where.orderby ?? "NAME"] ?? "name_folded";
  // By anything but names terms run downwards unless asked otherwise: WPGraphQL's own surprise.
  const direction = where.order ?? (column === "name_folded" ? "ASC" : "DESC");
  if (after !== null) {
    const sign = direction === "ASC" ? ">" : "<";
    conditions.push(`(${column}, id) ${sign} (SELECT ${column}, id FROM term WHERE id = ${sql.bind(after)})`);
  }
  const { results } = await db
    .prepare(
      `SELECT * FROM term WHERE ${conditions.join(" AND ") || "1"}
      ORDER BY ${column} ${direction}, id ${direction} LIMIT ${first + 1}`,
    )
    .bind(...sql.values)
    .all<TermRow>();
  return results.map(toTerm);
}

export async function readTerm(
  db: D1Database,
  taxonomy: string,
  key: { column: "id" | "slug" | "name"; value: string | number },
): Promise<StoredTerm | null> {
  const row = await db
    .prepare(`SELECT * FROM term WHERE taxonomy = ?1 AND ${key.column} = ?2`)
    .bind(taxonomy, key.value)
    .first<TermRow>();
  return row && toTerm(row);
}

/** By name; what only stands above the product's own categories isn't among them. */
export async function readTermsOfProduct(db: D1Database, productId: number): Promise<StoredTerm[]> {
  const { results } = await db
    .prepare(
      `SELECT term.* FROM product_term JOIN term USING (taxonomy, slug)
      WHERE product_term.product_id = ?1 ORDER BY name_folded, id`,
    )
    .bind(productId)
    .all<TermRow>();
  return results.map(toTerm);
}

/** From the top down to the term's parent. */
export async function readAncestors(db: D1Database, term: StoredTerm): Promise<StoredTerm[]> {
  if (term.parent === null) return [];
  const { results } = await db
    .prepare(
      `WITH RECURSIVE above (id, level) AS (
        VALUES (?1, 1) UNION ALL SELECT term.parent, level + 1 FROM above JOIN term ON term.id = above.id
        WHERE term.parent IS NOT NULL
      ) SELECT term.* FROM above JOIN term ON term.id = above.id ORDER BY level DESC`,
    )
    .bind(term.parent)
    .all<TermRow>();
  return results.map(toTerm);
}

function filterTerms(where: TermsWhere, sql: SqlBuilder): string[] {
  const like = where.search ?? where.nameLike;
  return [
    ...(where.hideEmpty ? ["count > 0"] : []),
    ...(where.slug?.length ? [`slug IN ${sql.bindList(where.slug.map((slug) => normaliseSlug(slug ?? "")))}`] : []),
    ...(where.name?.length ? [`name IN ${sql.bindList(where.name)}`] : []),
    ...(where.include?.length ? [`id IN ${sql.bindList(where.include.map(Number))}`] : []),
    ...(where.exclude?.length ? [`id NOT IN ${sql.bindList(where.exclude.map(Number))}`] : []),
    ...(typeof where.parent === "number" ? [`COALESCE(parent, 0) = ${sql.bind(where.parent)}`] : []),
    ...(like ? [`instr(name_folded, ${sql.bind(foldText(like))}) > 0`] : []),
  ];
}

function toTerm({ document, ...row }: TermRow): StoredTerm {
  return { ...row, ...(JSON.parse(document) as TermDocument) };
}
