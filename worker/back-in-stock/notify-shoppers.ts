import { href } from "react-router";
import type { BackendClient } from "../woocommerce/client";
import { fetchPurchasable, sendStockEmails, type StockEmail } from "../woocommerce/checkout/plugin-queries";
import {
  STOCK_IDS_A_QUERY,
  STOCK_EMAILS_A_BATCH,
  STOCK_QUERIES_A_RUN,
  STOCK_BATCHES_A_RUN,
} from "../../app/config/limits";
import { productPath } from "../../app/domain/product/product-url";
import { BEFORE_FIRST, type DueRequest, type RequestIterator, type RequestedItem } from "./due-requests";
import * as paths from "#paths";

const ITEMS_PER_RUN = STOCK_IDS_A_QUERY * STOCK_QUERIES_A_RUN;
const EMAILS_PER_RUN = STOCK_EMAILS_A_BATCH * STOCK_BATCHES_A_RUN;

/**
 * Continues the iteration over all subscribed products and has the plugin email those whose product is purchasable again. A subscription
 * is deleted once the plugin has accepted its email: a run that dies before that repeats it with the same key.
 */
export async function notifyShoppers(
  requests: RequestIterator,
  client: BackendClient,
  baseUrl: string,
  now: number,
): Promise<void> {
  const items = await requests.next(now, ITEMS_PER_RUN);
  if (items.length === 0) return;
  // Stored before any request: products whose request fails are skipped, so that they don't block those behind them.
  await requests.saveCursor(items.length < ITEMS_PER_RUN ? BEFORE_FIRST : items.at(-1)!);
  const slugs = await findSlugs(client, items);
  const back = items.filter((one) => slugs.has(idOf(one)));
  const due = back.length > 0 ? await requests.listDue(back, now, EMAILS_PER_RUN + 1) : [];
  const left = await sendEmails(requests, client, now, due, (request) =>
    toEmail(request, slugs.get(idOf(request))!, baseUrl),
  );
  // The next run starts with this product.
  if (left) await requests.saveCursor({ ...left, variationId: left.variationId - 1 });
}

/** Slugs of the purchasable products by id, as far as the backend responds. */
async function findSlugs(client: BackendClient, items: RequestedItem[]): Promise<Map<number, string>> {
  const slugs = new Map<number, string>();
  for (let start = 0; start < items.length; start += STOCK_IDS_A_QUERY) {
    const purchasable = await fetchPurchasable(client, items.slice(start, start + STOCK_IDS_A_QUERY).map(idOf));
    if (!purchasable.ok) break;
    for (const [id, slug] of purchasable.value) slugs.set(id, slug);
  }
  return slugs;
}

/** Returns the first subscription for which there was no time; null if there is none, or the backend is down. */
async function sendEmails(
  requests: RequestIterator,
  client: BackendClient,
  now: number,
  due: DueRequest[],
  write: (request: DueRequest) => StockEmail,
): Promise<DueRequest | null> {
  for (let start = 0; start < Math.min(due.length, EMAILS_PER_RUN); start += STOCK_EMAILS_A_BATCH) {
    const part = due.slice(start, Math.min(start + STOCK_EMAILS_A_BATCH, EMAILS_PER_RUN));
    const sent = await sendStockEmails(client, part.map(write));
    if (!sent.ok) return null;
    const { mailed, refused } = sent.value;
    await requests.delete(part.filter((request) => mailed.includes(keyOf(request))));
    await requests.postpone(
      part.filter((request) => refused.includes(keyOf(request))),
      now,
    );
    const untried = part.find((request) => ![...mailed, ...refused].includes(keyOf(request)));
    if (untried) return untried;
  }
  return due[EMAILS_PER_RUN] ?? null;
}

function toEmail(request: DueRequest, slug: string, baseUrl: string): StockEmail {
  return {
    key: keyOf(request),
    email: request.email,
    product: request.name,
    productUrl: baseUrl + productPath(slug),
    cancelUrl: `${baseUrl}${href(paths.stockRequest)}?key=${request.cancelKey}`,
  };
}

/** Identifies an email to the plugin: a renewed subscription gets another one. */
function keyOf({ cancelKey, askedAt }: DueRequest): string {
  return `${cancelKey}-${askedAt}`;
}

/** The id in WooCommerce. */
function idOf({ productId, variationId }: RequestedItem): number {
  return variationId || productId;
}
