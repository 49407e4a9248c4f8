import { growCatalogue } from "../catalog/grow-catalog.ts";
import type { DemoCatalogue } from "../catalog/types.ts";
import { listCatalogueRows } from "./products/product-rows.ts";
import { listInserts } from "./insert-rows.ts";

/** Adds generated products number `from` to `from + count - 1`; those that stand already are left as they are. */
export async function growDatabase(
  db: D1Database,
  catalogue: DemoCatalogue,
  from: number,
  count: number,
): Promise<void> {
  const products = growCatalogue(catalogue.products, from, count);
  const rows = listCatalogueRows({ ...catalogue, products });
  await db.batch(listInserts(db, rows));
}
