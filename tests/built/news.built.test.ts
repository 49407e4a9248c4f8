import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuiltShop } from "../doubles/built-shop";
import { BROWSED, KEPT_PRODUCTS, openPage, plain, settle, startWarmShop } from "../doubles/kept-pages";

let shop: BuiltShop;

beforeAll(async () => {
  shop = await startWarmShop();
});
afterAll(() => shop.close());

const open = (path: string) => openPage(shop, path);

test("signed news of the catalogue is seen at once, a product's new price with it; unsigned has no effect (design §2)", async () => {
  const path = `/produkt/${KEPT_PRODUCTS[6]!.slug}`;
  await open(path);
  await settle();
  expect((await open(path)).from).toBe("hit");
  expect((await shop.sendNews({ "x-wc-webhook-signature": "AAAA" })).status).toBe(400);
  expect((await open(path)).from).toBe("hit");
  await shop.setStock(KEPT_PRODUCTS[6]!.id, 0);
  const news = { "x-wc-webhook-topic": "product.updated", "x-wc-webhook-delivery-id": "one" };
  expect(await (await shop.sendNews(news)).json()).toMatchObject({ news: "told" });
  const takeQuestions = await shop.countQuestions("getProductWithSeo");
  const changed = await open(path);
  expect([changed.from, await takeQuestions()]).toEqual(["miss", 1]);
  expect(changed.text).toContain("ПРОДАДЕН");
  await settle();
  // The same delivery again is no news.
  expect(await (await shop.sendNews(news)).json()).toMatchObject({ news: "known" });
  expect((await open(path)).from).toBe("hit");
});

test("a purge is told at once, however much news there was just before", async () => {
  await open("/wishlist");
  await settle();
  for (let round = 0; round < 2; round++) {
    expect(await (await shop.sendNews()).json()).toMatchObject({ news: "told" });
    expect((await open("/wishlist")).from).toBe("miss");
    await settle();
  }
});

test("with the backend dead, browse pages that are kept answer 200, after news too (quality.md 6)", async () => {
  const before = new Map<string, string>();
  for (const path of BROWSED) before.set(path, (await open(path)).text);
  await settle();
  await shop.setFault({ kind: "refused" });
  for (const path of BROWSED) expect(await open(path), path).toMatchObject({ status: 200, from: "hit" });
  await shop.sendNews();
  for (const path of BROWSED) {
    const { status, text } = await open(path);
    expect([status, plain(text)], path).toEqual([200, plain(before.get(path)!)]);
  }
  expect((await open("/magazin")).from).toBe("stale");
  // What nobody saw before can't be shown.
  expect((await open(`/produkt/${KEPT_PRODUCTS[7]!.slug}`)).status).toBe(503);
  await shop.setFault({ kind: null });
});

test("a page of which a part failed is not taken for the whole one (design §2)", async () => {
  const path = `/produkt/${KEPT_PRODUCTS[8]!.slug}`;
  await shop.setFault({ kind: "without:related", operation: "getProductWithSeo" });
  expect((await open(path)).text).not.toContain("Върви добре с");
  await settle();
  // For seconds it is: a backend in trouble isn't asked by everybody.
  expect((await open(path)).from).toBe("hit");
  await shop.setFault({ kind: null });
  expect((await open(`${path}?reviews=1`)).text).toContain("Върви добре с");
});

test("who writes a review finds it on the product's page (issue 4)", async () => {
  const path = `/produkt/${KEPT_PRODUCTS[9]!.slug}?reviews=1`;
  await open(path);
  await settle();
  expect((await open(path)).from).toBe("hit");
  const content = `Свърши работа ${Date.now()}`;
  const form = { rating: "5", content, author: "Ива", authorEmail: "iva-caches@example.bg" };
  const visitor = shop.visit();
  const sent = await visitor.submit("/api/reviews", {
    ...form,
    productId: String(KEPT_PRODUCTS[9]!.id),
    slug: KEPT_PRODUCTS[9]!.slug,
  });
  expect(sent.status).toBe(303);
  expect((await open(path)).text).toContain(content);
});
