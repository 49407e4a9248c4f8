import { filterProducts } from "./filter-products.ts";
import { orderProducts, type ProductCursor } from "./sort-products.ts";
import type { ProductsWhere } from "./products-where.ts";
import { SqlBuilder } from "../sql-builder.ts";

interface FoundProduct {
  id: number;
  /** Drafts count towards pages, as in WPGraphQL for a guest, but are never shown. */
  published: boolean;
}

/** One more than `first`, if there is one. An unknown cursor starts from the beginning. */
export async function findProducts(
  db: D1Database,
  where: ProductsWhere,
  first: number,
  after: number | null,
): Promise<FoundProduct[]> {
  const cursor = after === null ? null : await readCursor(db, after);
  const sql = new SqlBuilder();
  const condition = filterProducts(where, sql);
  const order = orderProducts(where, cursor, sql);
  const statement = `SELECT product.id, status FROM product WHERE ${condition} AND ${order.after}
    ORDER BY ${order.orderBy} LIMIT ${first + 1}`;
  const { results } = await db
    .prepare(statement)
    .bind(...sql.values)
    .all<{ id: number; status: string }>();
  return results.map(({ id, status }) => ({ id, published: status === "publish" }));
}

export async function countProducts(db: D1Database, where: ProductsWhere): Promise<number> {
  const sql = new SqlBuilder();
  const statement = `SELECT COUNT(*) AS count FROM product WHERE ${filterProducts(where, sql)}`;
  return (
    (await db
      .prepare(statement)
      .bind(...sql.values)
      .first<number>("count")) ?? 0
  );
}

async function readCursor(db: D1Database, id: number): Promise<ProductCursor | null> {
  return db
    .prepare("SELECT id, date, name_folded, min_price, total_sales, rating FROM product WHERE id = ?1")
    .bind(id)
    .first<ProductCursor>();
}
