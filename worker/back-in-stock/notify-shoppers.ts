import type { BackendClient } from "../woocommerce/client";
import { fetchBuyable, sendStockEmails, type StockEmail } from "../woocommerce/checkout/plugin-queries";
import {
  STOCK_IDS_A_QUERY,
  STOCK_EMAILS_A_TIME,
  STOCK_QUERIES_A_RUN,
  STOCK_TIMES_A_RUN,
} from "../../app/config/limits";
import { productPath } from "../../app/domain/product/product-url";
import { STOCK_REQUEST_PATH } from "../../app/domain/product/stock-request";
import { WALK_START, type DueRequest, type StockCheck, type RequestedItem } from "./due-requests";

const REQUESTED_A_RUN = STOCK_IDS_A_QUERY * STOCK_QUERIES_A_RUN;
const EMAILS_A_RUN = STOCK_EMAILS_A_TIME * STOCK_TIMES_A_RUN;

/**
 * Goes on with the walk through all that is wished for, and has those written to whose thing can be bought again. A wish
 * goes when the plugin has taken its letter: a run that dies before that asks again, with the same key.
 */
export async function announceStock(
  walk: StockCheck,
  client: BackendClient,
  baseUrl: string,
  now: number,
): Promise<void> {
  const wished = await walk.next(now, REQUESTED_A_RUN);
  if (wished.length === 0) return;
  // Before anything is asked: what no answer comes to is passed over, and nobody behind it waits for it.
  await walk.goTo(wished.length < REQUESTED_A_RUN ? WALK_START : wished.at(-1)!);
  const slugs = await findSlugs(client, wished);
  const back = wished.filter((one) => slugs.has(idOf(one)));
  const due = back.length > 0 ? await walk.listDue(back, now, EMAILS_A_RUN + 1) : [];
  const left = await mail(walk, client, now, due, (wish) => writeLetter(wish, slugs.get(idOf(wish))!, baseUrl));
  if (left) await walk.goTo({ ...left, variationId: left.variationId - 1 });
}

/** By id, of what can be bought; as far as there are answers. */
async function findSlugs(client: BackendClient, wished: RequestedItem[]): Promise<Map<number, string>> {
  const slugs = new Map<number, string>();
  for (let start = 0; start < wished.length; start += STOCK_IDS_A_QUERY) {
    const buyable = await fetchBuyable(client, wished.slice(start, start + STOCK_IDS_A_QUERY).map(idOf));
    if (!buyable.ok) break;
    for (const [id, slug] of buyable.value) slugs.set(id, slug);
  }
  return slugs;
}

/** The first wish that there was no time for; null: none, or nobody answers. */
async function mail(
  walk: StockCheck,
  client: BackendClient,
  now: number,
  due: DueRequest[],
  write: (wish: DueRequest) => StockEmail,
): Promise<DueRequest | null> {
  for (let start = 0; start < Math.min(due.length, EMAILS_A_RUN); start += STOCK_EMAILS_A_TIME) {
    const wishes = due.slice(start, Math.min(start + STOCK_EMAILS_A_TIME, EMAILS_A_RUN));
    const sent = await sendStockEmails(client, wishes.map(write));
    if (!sent.ok) return null;
    const { mailed, refused } = sent.value;
    await walk.forget(wishes.filter((wish) => mailed.includes(keyOf(wish))));
    await walk.postpone(
      wishes.filter((wish) => refused.includes(keyOf(wish))),
      now,
    );
    const untried = wishes.find((wish) => ![...mailed, ...refused].includes(keyOf(wish)));
    if (untried) return untried;
  }
  return due[EMAILS_A_RUN] ?? null;
}

function writeLetter(wish: DueRequest, slug: string, baseUrl: string): StockEmail {
  return {
    key: keyOf(wish),
    email: wish.email,
    product: wish.name,
    productUrl: baseUrl + productPath(slug),
    cancelUrl: `${baseUrl}${STOCK_REQUEST_PATH}?key=${wish.cancelKey}`,
  };
}

/** What the plugin remembers a letter by: somebody who wishes again gets another. */
function keyOf({ cancelKey, askedAt }: DueRequest): string {
  return `${cancelKey}-${askedAt}`;
}

/** In WooCommerce. */
function idOf({ productId, variationId }: RequestedItem): number {
  return variationId || productId;
}
