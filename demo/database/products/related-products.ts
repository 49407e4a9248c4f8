/** Only products with ids this close are compared: a generated shop has thousands in a category. */
const NEIGHBORS = 100;

/**
 * Ids of visible products in the same categories or with the same tags, deterministic: WooCommerce picks
 * them at random.
 */
export async function findRelated(db: D1Database, productId: number, first: number): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT other.product_id AS id, COUNT(*) AS shared FROM product_term AS own
      JOIN product_term AS other USING (taxonomy, slug)
      JOIN product ON product.id = other.product_id
      WHERE own.product_id = ?1 AND own.taxonomy IN ('product_cat', 'product_tag') AND other.product_id <> ?1
        AND other.product_id BETWEEN ?1 - ${NEIGHBORS} AND ?1 + ${NEIGHBORS}
        AND status = 'publish' AND visibility <> 'HIDDEN'
      GROUP BY other.product_id ORDER BY shared DESC, (other.product_id * 7919 + ?1 * 104729) % 997 LIMIT ?2`,
    )
    .bind(productId, first)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}
