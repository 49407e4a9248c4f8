/** Product id -> slugs of its categories and of all above them. */
export async function readCategorySlugs(db: D1Database, ids: readonly number[]): Promise<Map<number, Set<string>>> {
  if (ids.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT product_id, slug FROM product_term
      WHERE taxonomy = 'product_cat' AND product_id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids))
    .all<{ product_id: number; slug: string }>();
  const rows = Map.groupBy(results, (row) => row.product_id);
  return new Map([...rows].map(([id, found]) => [id, new Set(found.map(({ slug }) => slug))]));
}
