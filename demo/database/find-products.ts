import { filterProducts } from "./filter-products.ts";
import { orderProducts } from "./order-products.ts";
import type { ProductsWhere } from "./products-where.ts";
import { SqlBuilder } from "./sql-builder.ts";

export interface FoundProduct {
  id: number;
  /** Drafts are counted and paged by, as by WPGraphQL for a guest, but never shown. */
  published: boolean;
}

/** One more than `first`, if there is one: that tells whether another page follows. */
export async function findProducts(
  db: D1Database,
  where: ProductsWhere,
  first: number,
  after: number | null,
): Promise<FoundProduct[]> {
  const sql = new SqlBuilder();
  const condition = filterProducts(where, sql);
  const { columns, direction } = orderProducts(where, sql);
  const place = columns.join(", ");
  const next =
    after === null
      ? "1"
      : `(${place}) ${direction === "ASC" ? ">" : "<"} (SELECT ${place} FROM product WHERE product.id = ${sql.bind(after)})`;
  const order = columns.map((column) => `${column} ${direction}`).join(", ");
  const statement = `SELECT product.id, status FROM product WHERE ${condition} AND ${next} ORDER BY ${order} LIMIT ${first + 1}`;
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
