import type { CategoryDocument } from "./documents.ts";

export interface CountedCategory extends CategoryDocument {
  /** Products that a shopper can find in it or below it. */
  count: number;
}

export async function readCategories(db: D1Database): Promise<CountedCategory[]> {
  const { results } = await db
    .prepare(
      `SELECT document, (
        SELECT COUNT(*) FROM product_term JOIN product ON product.id = product_term.product_id
        WHERE taxonomy = 'product_cat' AND product_term.slug = category.slug
          AND status = 'publish' AND visibility = 'VISIBLE'
      ) AS count FROM category`,
    )
    .all<{ document: string; count: number }>();
  return results.map(({ document, count }) => ({ ...(JSON.parse(document) as CategoryDocument), count }));
}
