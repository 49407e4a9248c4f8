/** Multiplies all prices of these products and their variations (`ids` null: of all products); returns their ids. */
export async function setPrices(db: D1Database, factor: number, ids: number[] | null): Promise<number[]> {
  const scale = (price: string) => `CASE WHEN ${price} IS NOT NULL THEN printf('%.2f', ${price} * ?1) END`;
  const scaleList = (name: string) =>
    `json((SELECT json_group_array(${scale("value")}) FROM json_each(document, '$.prices.${name}')))`;
  const own = ["regularPrice", "salePrice"].map((name) => `'$.${name}', ${scale(`document ->> '${name}'`)}`);
  const lists = ["active", "regular", "sale"].map((name) => `'$.prices.${name}', ${scaleList(name)}`);
  const isNamed = (column: string) => `(?2 IS NULL OR ${column} IN (SELECT value FROM json_each(?2)))`;
  const [products] = await db.batch<{ id: number }>(
    [
      `UPDATE product SET min_price = min_price * ?1, max_price = max_price * ?1,
      document = json_set(document, ${[...own, ...lists].join(", ")}) WHERE ${isNamed("id")} RETURNING id`,
      `UPDATE variation SET document = json_set(document, ${own.join(", ")}) WHERE ${isNamed("product_id")}`,
    ].map((sql) => db.prepare(sql).bind(factor, ids && JSON.stringify(ids))),
  );
  return products!.results.map(({ id }) => id);
}
