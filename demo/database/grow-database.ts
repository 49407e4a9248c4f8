import { growCatalog } from "../catalog/grow-catalog.ts";
import type { DemoCatalog } from "../catalog/types.ts";
import { listProductRows } from "./products/product-rows.ts";
import { listInserts } from "./insert-rows.ts";

/** Adds generated products number `from` to `from + count - 1`; existing ones stay as they are. */
export async function growDatabase(db: D1Database, catalog: DemoCatalog, from: number, count: number): Promise<void> {
  const products = growCatalog(catalog.products, from, count);
  const rows = listProductRows({ ...catalog, products });
  await db.batch(listInserts(db, rows));
}
