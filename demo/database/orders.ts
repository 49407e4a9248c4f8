import type { OrderDocument, OrderLine, StoredOrder } from "./order-document.ts";

/** The first order of the demo is 1201. */
const LAST_ID_BEFORE_FIRST = 1200;

interface OrderRow {
  id: number;
  order_key: string;
  session_id: string;
  document: string;
}

export interface NewOrder {
  orderKey: string;
  sessionId: string;
  /** The shop's own name for this checkout; null: it gave none. */
  checkoutId: string | null;
  document: OrderDocument;
}

/** Stores nothing when the session has an order of this checkout already. */
export function prepareOrder(db: D1Database, order: NewOrder): D1PreparedStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO shop_order (id, order_key, session_id, checkout_id, document)
      SELECT COALESCE(MAX(id), ${LAST_ID_BEFORE_FIRST}) + 1, ?1, ?2, ?3, ?4 FROM shop_order`,
    )
    .bind(order.orderKey, order.sessionId, order.checkoutId, JSON.stringify(order.document));
}

/** Takes the pieces off the stock, if the order with this key came to be. */
export function prepareStockChange(db: D1Database, line: OrderLine, orderKey: string): D1PreparedStatement[] {
  const table = line.variationId === null ? "product" : "variation";
  const left = `stock - ?1`;
  const change = db
    .prepare(
      `UPDATE ${table} SET stock = ${left}, stock_status = CASE WHEN ${left} > 0 THEN 'IN_STOCK'
        WHEN backorders = 1 THEN 'ON_BACKORDER' ELSE 'OUT_OF_STOCK' END
      WHERE id = ?2 AND stock IS NOT NULL AND EXISTS (SELECT 1 FROM shop_order WHERE order_key = ?3)`,
    )
    .bind(line.quantity, line.variationId ?? line.productId, orderKey);
  return line.variationId === null ? [change] : [change, prepareParentStatus(db, line.productId)];
}

/** A variable product is sold out when every variation is. */
export function prepareParentStatus(db: D1Database, productId: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE product SET stock_status = COALESCE((SELECT stock_status FROM variation WHERE product_id = ?1
        ORDER BY stock_status = 'IN_STOCK' DESC, stock_status = 'ON_BACKORDER' DESC LIMIT 1), stock_status)
      WHERE id = ?1`,
    )
    .bind(productId);
}

export async function findOrderOfCheckout(
  db: D1Database,
  sessionId: string,
  checkoutId: string,
): Promise<StoredOrder | null> {
  return readOne(
    db.prepare("SELECT * FROM shop_order WHERE session_id = ?1 AND checkout_id = ?2").bind(sessionId, checkoutId),
  );
}

export async function findOrderByKey(db: D1Database, orderKey: string): Promise<StoredOrder | null> {
  return readOne(db.prepare("SELECT * FROM shop_order WHERE order_key = ?1").bind(orderKey));
}

export async function readOrders(db: D1Database): Promise<StoredOrder[]> {
  const { results } = await db.prepare("SELECT * FROM shop_order ORDER BY id").all<OrderRow>();
  return results.map(toOrder);
}

async function readOne(statement: D1PreparedStatement): Promise<StoredOrder | null> {
  const row = await statement.first<OrderRow>();
  return row && toOrder(row);
}

function toOrder(row: OrderRow): StoredOrder {
  const document = JSON.parse(row.document) as OrderDocument;
  return { ...document, id: row.id, orderKey: row.order_key, sessionId: row.session_id };
}
