/** Orders with the coupon; of one email (in lower case) where given. A failed payment doesn't count. */
export async function countCouponUses(db: D1Database, code: string, email: string | null = null): Promise<number> {
  const count = await db
    .prepare(
      `SELECT COUNT(*) AS uses FROM shop_order, json_each(document, '$.couponLines') AS line
      WHERE json_extract(line.value, '$.code') = ?1 AND json_extract(document, '$.status') <> 'FAILED'
        AND (?2 IS NULL OR lower(json_extract(document, '$.billing.email')) = ?2)`,
    )
    .bind(code, email)
    .first<number>("uses");
  return count ?? 0;
}
