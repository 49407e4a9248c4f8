import { filterProducts } from "./filter-products.ts";
import type { ProductsWhere } from "./products-where.ts";
import { SqlBuilder } from "./sql-builder.ts";

export interface PriceSpan {
  min: number | null;
  max: number | null;
}

export interface TermCount {
  taxonomy: string;
  termId: number;
  slug: string;
  name: string;
  count: number;
}

export async function readPriceSpan(db: D1Database, where: ProductsWhere): Promise<PriceSpan> {
  const [row] = await ask<PriceSpan>(
    db,
    where,
    (condition) => `SELECT MIN(min_price) AS min, MAX(max_price) AS max FROM product WHERE ${condition}`,
  );
  return row ?? { min: null, max: null };
}

export async function countStockStatuses(db: D1Database, where: ProductsWhere): Promise<Map<string, number>> {
  const rows = await ask<{ status: string; count: number }>(
    db,
    where,
    (condition) =>
      `SELECT stock_status AS status, COUNT(*) AS count FROM product WHERE ${condition} GROUP BY stock_status`,
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** By whole stars, the fewest first. */
export async function countRatings(db: D1Database, where: ProductsWhere): Promise<{ rating: number; count: number }[]> {
  return ask(
    db,
    where,
    (condition) => `SELECT CAST(rating + 0.5 AS INTEGER) AS rating, COUNT(*) AS count FROM product
      WHERE ${condition} AND rating > 0 GROUP BY 1 ORDER BY 1`,
  );
}

/** In the order of the terms' ids. */
export async function countTerms(
  db: D1Database,
  taxonomies: readonly string[],
  where: ProductsWhere,
): Promise<TermCount[]> {
  return ask(
    db,
    where,
    (condition, sql) => `SELECT term.taxonomy, term.id AS termId, term.slug, term.name, COUNT(*) AS count
      FROM product_term JOIN term USING (taxonomy, slug)
      WHERE product_term.taxonomy IN ${sql.bindList(taxonomies)}
        AND product_term.product_id IN (SELECT product.id FROM product WHERE ${condition})
      GROUP BY term.id ORDER BY term.id`,
  );
}

/** "pa_razmer" -> „Размер“ */
export async function readAttributeLabels(db: D1Database): Promise<Map<string, string>> {
  const { results } = await db.prepare("SELECT name, label FROM attribute").all<{ name: string; label: string }>();
  return new Map(results.map(({ name, label }) => [name, label]));
}

async function ask<Row>(
  db: D1Database,
  where: ProductsWhere,
  build: (condition: string, sql: SqlBuilder) => string,
): Promise<Row[]> {
  const sql = new SqlBuilder();
  const statement = build(filterProducts(where, sql), sql);
  const { results } = await db
    .prepare(statement)
    .bind(...sql.values)
    .all<Row>();
  return results;
}
