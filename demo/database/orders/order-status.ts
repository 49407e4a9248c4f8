import type { OrderStatus, StoredOrder } from "./order-document.ts";
import { prepareParentStatus } from "./orders.ts";

/** Moves an order to its final status, once: false when its status is no longer in `from`. */
export async function changeStatus(
  db: D1Database,
  order: StoredOrder,
  from: readonly OrderStatus[],
  to: OrderStatus,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE shop_order SET document = json_set(document, '$.status', ?1)
      WHERE id = ?2 AND json_extract(document, '$.status') IN (SELECT value FROM json_each(?3))`,
    )
    .bind(to, order.id, JSON.stringify(from))
    .run();
  return meta.changes > 0;
}

/** Restocks the pieces of a canceled order. */
export async function returnStock(db: D1Database, order: StoredOrder): Promise<void> {
  const changes = order.lines.flatMap(({ productId, variationId, quantity }) => {
    const change = db
      .prepare(
        `UPDATE ${variationId === null ? "product" : "variation"} SET stock = stock + ?1,
          stock_status = CASE WHEN stock + ?1 > 0 THEN 'IN_STOCK' ELSE stock_status END
        WHERE id = ?2 AND stock IS NOT NULL`,
      )
      .bind(quantity, variationId ?? productId);
    return variationId === null ? [change] : [change, prepareParentStatus(db, productId)];
  });
  await db.batch(changes);
}
