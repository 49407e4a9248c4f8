import type { ProductDocument, Stock, StoredProduct, StoredVariation, VariationDocument } from "../documents.ts";

interface StockRow {
  stock: number | null;
  stock_status: Stock["stockStatus"];
  backorders: number;
  document: string;
}

interface ProductRow extends StockRow {
  status: string;
}

interface VariationRow extends StockRow {
  product_id: number;
}

/** In the given order, without unknown ids. */
export async function readProducts(db: D1Database, ids: readonly number[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const json = JSON.stringify(ids);
  const [products, variations] = await Promise.all([
    db.prepare("SELECT * FROM product WHERE id IN (SELECT value FROM json_each(?1))").bind(json).all<ProductRow>(),
    // Newest first, as WooCommerce lists them.
    db
      .prepare("SELECT * FROM variation WHERE product_id IN (SELECT value FROM json_each(?1)) ORDER BY id DESC")
      .bind(json)
      .all<VariationRow>(),
  ]);
  const variationsOf = Map.groupBy(variations.results, (row) => row.product_id);
  const found = new Map(
    products.results.map((row) => {
      const document = JSON.parse(row.document) as ProductDocument;
      return [document.id, toProduct(row, document, variationsOf.get(document.id) ?? [])];
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Ids of products, for a product's own id or that of a variation. */
export async function findBearers(db: D1Database, ids: readonly number[]): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM product WHERE id IN (SELECT value FROM json_each(?1))
      UNION SELECT product_id FROM variation WHERE id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

export async function findProductId(db: D1Database, slug: string): Promise<number | null> {
  return db.prepare("SELECT id FROM product WHERE slug = ?1").bind(slug).first<number>("id");
}

function toProduct(row: ProductRow, document: ProductDocument, variations: VariationRow[]): StoredProduct {
  return {
    ...document,
    ...toStock(row),
    published: row.status === "publish",
    variations: variations.map(toVariation),
  };
}

function toVariation(row: VariationRow): StoredVariation {
  return { ...(JSON.parse(row.document) as VariationDocument), ...toStock(row) };
}

function toStock(row: StockRow): Stock {
  return { stock: row.stock, stockStatus: row.stock_status, backorders: row.backorders === 1 };
}
