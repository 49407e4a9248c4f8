import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProduct, findVariation } from "../../fixtures/demo-products";
import {
  CACHED_PAGES,
  CACHED_PRODUCTS,
  openPage,
  settle,
  waitUntilCached,
  withoutNonces,
} from "../../built-shop/cached-pages";
import { runBuiltShop } from "../../built-shop/running-shop";

const SOLD_OUT = "ПРОДАДЕН";
const UNREDUCED = findProduct(({ type, salePrice, stock }) => type === "SIMPLE" && !salePrice && stock !== 0);
const { product: VARIABLE, variation: VARIATION } = findVariation(
  ({ salePrice, status }, { variations }) =>
    !salePrice && status === "IN_STOCK" && variations.every((one) => one.salePrice === null),
);
const SALES = [
  { product: UNREDUCED, part: UNREDUCED },
  { product: VARIABLE, part: VARIATION },
].map((one) => ({ ...one, price: (Number(one.part.regularPrice) / 2 - 0.03).toFixed(2) }));
const MUCH_REVIEWED = findProduct(({ reviewCount }) => reviewCount > 10);

/** Seconds on an idle machine; only a hung wait is ended. */
const SOON = { timeout: 120_000, interval: 300 };

let shop: BuiltShop;

runBuiltShop((built) => void ({ shop } = built));

const open = (path: string) => openPage(shop, path);

const toPage = ({ slug }: { slug: string }) => `/produkt/${slug}`;
const openFrom = async (path: string) => (await open(path)).from;

test("a signed webhook updates the product's page and listings with one query; an unsigned one has no effect", async () => {
  const { id, name } = CACHED_PRODUCTS[6]!;
  const page = toPage(CACHED_PRODUCTS[6]!);
  const listing = `/magazin?filter=search[${encodeURIComponent(name)}]`;
  for (const path of [page, listing]) {
    await waitUntilCached(shop, path);
    expect(await open(path), path).toMatchObject({
      from: "hit",
      text: expect.not.stringContaining(SOLD_OUT) as string,
    });
  }
  // Otherwise a sync that is due would be counted, too.
  await shop.syncCatalog(false);
  await waitUntilCached(shop, page);
  await waitUntilCached(shop, listing);
  await shop.setStock(id, 0);
  const body = JSON.stringify({ id });
  expect((await shop.sendInvalidation({ "x-wc-webhook-signature": "AAAA" }, body)).status).toBe(400);
  await settle(2000);
  for (const path of [page, listing]) expect(await openFrom(path), path).toBe("hit");
  const notice = { "x-wc-webhook-topic": "product.updated" };
  const takeQueries = await shop.countQueries();
  expect(await (await shop.sendInvalidation(notice, body)).json()).toMatchObject({ received: true });
  const readText = (path: string) => async () => (await open(path)).text;
  await expect.poll(readText(page), SOON).toContain(SOLD_OUT);
  await expect.poll(readText(listing), SOON).toContain(SOLD_OUT);
  expect(await takeQueries()).toBe(1);
  // The same delivery again costs a query and outdates nothing. The page may have been rendered before the publication.
  await waitUntilCached(shop, page);
  await settle(2500);
  await waitUntilCached(shop, page);
  await shop.sendInvalidation(notice, body);
  await expect.poll(takeQueries, SOON).toBe(2);
  await settle(2500);
  expect([await openFrom(page), await takeQueries()]).toEqual(["hit", 2]);
});

test("a purge outdates every page, however often it is repeated", async () => {
  for (let round = 0; round < 2; round++) {
    await expect.poll(() => openFrom("/wishlist"), SOON).toBe("hit");
    expect(await (await shop.sendInvalidation()).json()).toMatchObject({ received: true });
    await expect.poll(() => openFrom("/wishlist"), SOON).not.toBe("hit");
  }
});

test("with the backend down, catalog pages are the same after a purge, uncached ones too", async () => {
  // Until the syncs that the purges above began have ended.
  await shop.syncCatalog(false);
  const before = new Map<string, string>();
  const paths = [...CACHED_PAGES, "/blog"];
  for (const path of paths) {
    await waitUntilCached(shop, path);
    before.set(path, (await open(path)).text);
  }
  await shop.setFault({ kind: "refused" });
  for (const path of paths) expect(await open(path), path).toMatchObject({ status: 200, from: "hit" });
  await shop.sendInvalidation();
  for (const path of paths) {
    const { status, text } = await open(path);
    expect([status, withoutNonces(text)], path).toEqual([200, withoutNonces(before.get(path)!)]);
  }
  expect(await open(toPage(CACHED_PRODUCTS[7]!))).toMatchObject({ status: 200, from: "miss" });
  await shop.setFault({ kind: null });
});

test("a page with a failed part isn't cached as complete", async () => {
  const path = `${toPage(MUCH_REVIEWED)}?reviews=2`;
  const eleventh = 'id="review-11"';
  await shop.setFault({ kind: "502-html", operation: "getProductReviews", count: 100 });
  expect((await open(path)).text).not.toContain(eleventh);
  // It is for seconds: an unavailable backend isn't queried by every request.
  await expect.poll(() => openFrom(path), SOON).toBe("hit");
  await shop.setFault({ kind: null });
  await expect.poll(async () => (await open(path)).text, SOON).toContain(eleventh);
});

test("a new review is on the product's page at once", async () => {
  const { id, slug } = CACHED_PRODUCTS[9]!;
  const path = `${toPage(CACHED_PRODUCTS[9]!)}?reviews=1`;
  await waitUntilCached(shop, path);
  const content = `Свърши работа ${Date.now()}`;
  const form = { rating: "5", content, author: "Ива", authorEmail: "iva-caches@example.bg" };
  const sent = await shop.visit().submit("/api/reviews", { ...form, productId: String(id), slug });
  expect(sent.status).toBe(303);
  expect((await open(path)).text).toContain(content);
});

test("a scheduled sale of a product or a variation begins and ends on cached pages by itself, though nobody notifies the shop", async () => {
  const read = async (path: string) => (await open(path)).text;
  /** On the product's page, its card, and among reduced products. */
  const isShown = () =>
    Promise.all(
      SALES.map(async ({ product: { slug, name }, price }) => {
        const search = `search[${encodeURIComponent(name)}]`;
        const pages = [`/produkt/${slug}`, `/magazin?filter=${search}`, `/magazin?filter=sale[true],${search}`];
        const [page, found, reduced] = (await Promise.all(pages.map(read))) as [string, string, string];
        const amount = `${price.replace(".", ",")}\u00a0лв.`;
        const [, card = ""] = found.split(`data-slug="${slug}"`);
        return [page.includes(amount), card.includes(amount), reduced.includes(`data-slug="${slug}"`)];
      }),
    );
  const all = (value: boolean) => SALES.map(() => [value, value, value]);
  expect(await isShown()).toEqual(all(false));
  /** An edit of the dates, which are later than its notification. */
  const schedule = async (from: number, until: number) => {
    for (const { product, part, price } of SALES) {
      await shop.setSale(part.id, price, from, until);
      const body = JSON.stringify({ id: product.id });
      await shop.sendInvalidation({ "x-wc-webhook-topic": "product.updated" }, body);
    }
  };
  const from = Date.now() + 3000;
  await schedule(from, from + 3_600_000);
  await expect.poll(isShown, SOON).toEqual(all(true));
  expect(Date.now()).toBeGreaterThan(from);
  const until = Date.now() + 3000;
  await schedule(from, until);
  await expect.poll(isShown, SOON).toEqual(all(false));
  expect(Date.now()).toBeGreaterThan(until);
});
