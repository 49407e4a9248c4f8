interface Sale {
  salePrice: string | null;
  saleFrom: string | null;
  saleTo: string | null;
}

/** `id`: of a product or a variation; times are ISO 8601. The lists of prices of its product stay, as WooCommerce caches them. False: unknown id. */
export async function setSale(db: D1Database, id: number, { salePrice, saleFrom, saleTo }: Sale): Promise<boolean> {
  const set = (table: string) =>
    db
      .prepare(
        `UPDATE ${table} SET document = json_set(document, '$.salePrice', ?2, '$.saleFrom', ?3, '$.saleTo', ?4) WHERE id = ?1`,
      )
      .bind(id, salePrice, saleFrom, saleTo);
  const changed = await db.batch([set("product"), set("variation")]);
  return changed.some(({ meta }) => (meta.changes ?? 0) > 0);
}
