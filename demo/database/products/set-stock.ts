import { prepareParentStatus } from "../orders/orders.ts";

/** `id`: of a product or a variation. null: stock is no longer managed. False: unknown id. */
export async function setStock(db: D1Database, id: number, stock: number | null): Promise<boolean> {
  const status = stock === null || stock > 0 ? "IN_STOCK" : "OUT_OF_STOCK";
  const set = (table: string) =>
    db.prepare(`UPDATE ${table} SET stock = ?1, stock_status = ?2 WHERE id = ?3`).bind(stock, status, id);
  const parent = await db
    .prepare("SELECT product_id FROM variation WHERE id = ?1")
    .bind(id)
    .first<number>("product_id");
  const [changed] = await db.batch(
    parent === null ? [set("product")] : [set("variation"), prepareParentStatus(db, parent)],
  );
  return (changed?.meta.changes ?? 0) > 0;
}
