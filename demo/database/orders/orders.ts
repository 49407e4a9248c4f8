import type { OrderDocument, OrderLine, StoredOrder } from "./order-document.ts";

/** The first order of the demo is 1201. */
const LAST_ID_BEFORE_FIRST = 1200;

const SELECT = "SELECT shop_order.*, customer_id FROM shop_order LEFT JOIN order_owner ON owned_key = order_key";

interface OrderRow {
  id: number;
  order_key: string;
  session_id: string;
  document: string;
  customer_id: number | null;
}

interface NewOrder {
  orderKey: string;
  sessionId: string;
  /** The shop's id of this checkout; null: none was given. */
  checkoutId: string | null;
  document: OrderDocument;
}

/** Stores nothing when the session has an order of this checkout already. */
export function prepareOrder(db: D1Database, order: NewOrder): D1PreparedStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO shop_order (id, order_key, session_id, checkout_id, document)
      SELECT MAX(COALESCE(MAX(id), 0), ${LAST_ID_BEFORE_FIRST}) + 1, ?1, ?2, ?3, ?4 FROM shop_order`,
    )
    .bind(order.orderKey, order.sessionId, order.checkoutId, JSON.stringify(order.document));
}

/** Retries a failed payment: the same checkout makes the order again. */
export function prepareForgetFailed(db: D1Database, sessionId: string, checkoutId: string | null): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM shop_order WHERE session_id = ?1 AND checkout_id = ?2
        AND json_extract(document, '$.status') = 'FAILED'`,
    )
    .bind(sessionId, checkoutId);
}

/** Reduces the stock, if the order with this key was stored. */
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

/** `sessionId` null: the newest order of this checkout in any session. */
export async function findOrderOfCheckout(
  db: D1Database,
  sessionId: string | null,
  checkoutId: string,
): Promise<StoredOrder | null> {
  const where = "checkout_id = ?2 AND (?1 IS NULL OR session_id = ?1) ORDER BY id DESC LIMIT 1";
  return readOne(db.prepare(`${SELECT} WHERE ${where}`).bind(sessionId, checkoutId));
}

export async function findOrderByKey(db: D1Database, orderKey: string): Promise<StoredOrder | null> {
  return readOne(db.prepare(`${SELECT} WHERE order_key = ?1`).bind(orderKey));
}

export async function findOrder(db: D1Database, id: number): Promise<StoredOrder | null> {
  return readOne(db.prepare(`${SELECT} WHERE id = ?1`).bind(id));
}

/** Placed orders, without the seed. */
export async function readOrders(db: D1Database): Promise<StoredOrder[]> {
  return readAll(db.prepare(`${SELECT} WHERE id > ${LAST_ID_BEFORE_FIRST} ORDER BY id`));
}

/** Newest first. */
export async function readOrdersOfCustomer(db: D1Database, customerId: number): Promise<StoredOrder[]> {
  const orders = await readAll(db.prepare(`${SELECT} WHERE customer_id = ?1`).bind(customerId));
  return orders.sort((one, other) => Date.parse(other.date) - Date.parse(one.date) || other.id - one.id);
}

/** Only a signed-in customer owns an order: neither a session nor an email does. */
export async function claimOrder(db: D1Database, orderKey: string, customerId: number): Promise<void> {
  await db
    .prepare("INSERT OR IGNORE INTO order_owner (owned_key, customer_id) VALUES (?1, ?2)")
    .bind(orderKey, customerId)
    .run();
}

/** A note is stored once, however often it is sent. */
export async function addOrderNote(db: D1Database, id: number, note: string): Promise<void> {
  const notes = `COALESCE(json_extract(document, '$.notes'), '[]')`;
  await db
    .prepare(
      `UPDATE shop_order SET document = json_set(document, '$.notes', json_insert(${notes}, '$[#]', ?2))
      WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM json_each(${notes}) WHERE value = ?2)`,
    )
    .bind(id, note)
    .run();
}

async function readAll(statement: D1PreparedStatement): Promise<StoredOrder[]> {
  const { results } = await statement.all<OrderRow>();
  return results.map(toOrder);
}

async function readOne(statement: D1PreparedStatement): Promise<StoredOrder | null> {
  const row = await statement.first<OrderRow>();
  return row && toOrder(row);
}

function toOrder(row: OrderRow): StoredOrder {
  const document = JSON.parse(row.document) as OrderDocument;
  return { ...document, id: row.id, orderKey: row.order_key, sessionId: row.session_id, customerId: row.customer_id };
}
