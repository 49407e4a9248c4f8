import type { StoredOrder } from "./order-document.ts";

const NOBODY = 0;

export interface StoredDownload {
  id: number;
  orderId: number;
  productId: number;
  downloadId: string;
  name: string;
  file: string;
  /** null: without limit. */
  remaining: number | null;
  /** ISO 8601; null: for ever. */
  expires: string | null;
  orderKey: string;
  email: string;
}

const SELECT = `SELECT download.id, download.order_id AS orderId, product_id AS productId, download_id AS downloadId,
    name, file, remaining, expires, order_key AS orderKey,
    COALESCE(json_extract(shop_order.document, '$.billing.email'), '') AS email
  FROM download JOIN shop_order ON shop_order.id = download.order_id`;

/** As WooCommerce lists them for a customer: without used-up and expired ones. */
export async function listUsableDownloads(db: D1Database, customerId: number): Promise<StoredDownload[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE download.customer_id = ?1 ORDER BY download.id`)
    .bind(customerId)
    .all<StoredDownload>();
  return results.filter(isUsable);
}

/** Including used-up and expired ones. */
export async function listDownloadsOfOrder(db: D1Database, orderId: number): Promise<StoredDownload[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE download.order_id = ?1 ORDER BY download.id`)
    .bind(orderId)
    .all<StoredDownload>();
  return results;
}

/** The files of an order's downloadable products, without limits; once per order. A guest's belong to NOBODY. */
export async function grantDownloads(db: D1Database, { id, customerId, lines }: StoredOrder): Promise<void> {
  const productIds = lines.map(({ productId }) => productId);
  await db
    .prepare(
      `INSERT OR IGNORE INTO download (order_id, customer_id, product_id, download_id, name, file)
      SELECT ?1, ?2, product_id, download_id, name, file FROM download_file
      WHERE product_id IN (SELECT value FROM json_each(?3))`,
    )
    .bind(id, customerId ?? NOBODY, JSON.stringify(productIds))
    .run();
}

/** Consumes one download of a file; null where the link isn't valid. */
export async function takeDownload(
  db: D1Database,
  orderKey: string,
  downloadId: string,
  email: string,
): Promise<StoredDownload | null> {
  const found = await db
    .prepare(`${SELECT} WHERE order_key = ?1 AND download_id = ?2`)
    .bind(orderKey, downloadId)
    .first<StoredDownload>();
  if (!found || found.email !== email || !isUsable(found)) return null;
  const { meta } = await db
    .prepare("UPDATE download SET remaining = remaining - 1 WHERE id = ?1 AND remaining > 0")
    .bind(found.id)
    .run();
  return found.remaining === null || meta.changes > 0 ? found : null;
}

function isUsable({ remaining, expires }: StoredDownload): boolean {
  return remaining !== 0 && (expires === null || Date.parse(expires) > Date.now());
}
