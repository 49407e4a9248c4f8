import { expect, test } from "vitest";
import { REVIEWS_PER_PAGE } from "../../../app/config/limits";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProduct, findProducts } from "../../fixtures/demo-products";
import { runBuiltShop } from "../../built-shop/running-shop";

const REVIEWED = findProduct((product) => product.reviewCount > 10);
const THREE = findProducts(3, () => true);
const TYPED = { rating: "4", content: "Добра работа", author: "Ива <b>", authorEmail: "iva@example.bg" };

let shop: BuiltShop;

// Without the page cache, so that every fault reaches the page.
runBuiltShop((built) => void ({ shop } = built), { CACHING: "none" });

const open = async (path: string) => {
  const answer = await shop.visit().open(path);
  return { status: answer.status, html: await answer.text() };
};
const countReviews = (html: string) => [...html.matchAll(/ id="review-\d+"/g)].length;

test("the first reviews need no backend; where more of them fail, those stay, with a link to the rest", async () => {
  const path = `/produkt/${REVIEWED.slug}`;
  const more = await open(`${path}?reviews=2`);
  expect(countReviews(more.html)).toBeGreaterThan(REVIEWS_PER_PAGE);
  await shop.setFault({ kind: "502-html" });
  for (const search of ["", "?reviews=1", "?reviews=2"]) {
    const { status, html } = await open(path + search);
    expect([status, countReviews(html)], search).toEqual([200, REVIEWS_PER_PAGE]);
    expect(html, search).toContain("Напишете отзив");
    expect(html, search).toMatch(new RegExp(`href="[^"]*reviews=\\d+#review-${REVIEWS_PER_PAGE + 1}"`));
  }
});

test("reviews that the replica lacks fail alone, and the rest of the page stays", async () => {
  const db = await shop.openDatabase();
  const page = await db
    .prepare("SELECT page FROM catalog_product WHERE id = ?1")
    .bind(REVIEWED.id)
    .first<string>("page");
  const write = (text: string) =>
    db.prepare("UPDATE catalog_product SET page = ?2 WHERE id = ?1").bind(REVIEWED.id, text).run();
  await write(JSON.stringify({ ...(JSON.parse(page!) as object), reviews: null }));
  const { status, html } = await open(`/produkt/${REVIEWED.slug}`);
  await write(page!);
  expect(status).toBe(200);
  for (const text of [REVIEWED.name, "Напишете отзив", "Отзивите не се заредиха."]) expect(html).toContain(text);
});

test("a review that the backend refuses comes back with everything typed", async () => {
  await shop.setFault({ kind: "502-html" });
  const fields = { ...TYPED, productId: String(REVIEWED.id), slug: REVIEWED.slug };
  const answer = await shop.visit().submit("/api/reviews", fields);
  const html = await answer.text();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
  expect(html).toContain("Ива &lt;b&gt;");
  expect(html).toContain(TYPED.content);
  expect(html).toMatch(/value="4" checked|checked=""[^>]*value="4"/);
});

test("a guest's review redirects to its product and creates no session", async () => {
  const visitor = shop.visit();
  const fields = { ...TYPED, productId: String(REVIEWED.id), slug: REVIEWED.slug };
  const answer = await visitor.submit("/api/reviews", fields);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/produkt/${REVIEWED.slug}?reviews=1#review-sent`);
  expect(visitor.cookie).toBe("");
});

test("cards by id are public JSON without a cookie, of visible products only; a 503 only where the replica can't be read", async () => {
  const visitor = shop.visit();
  await visitor.add(THREE[0]!.id);
  const answer = await visitor.open(`/api/products?ids=${THREE[2]!.id},999999999,${THREE[1]!.id},x`);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  const cards = (await answer.json()) as { databaseId: number; name: string }[];
  expect(cards.map(({ databaseId }) => databaseId)).toEqual([THREE[2]!.id, THREE[1]!.id]);
  await shop.setFault({ kind: "500" });
  const path = `/api/products?ids=${THREE[1]!.id}`;
  expect((await (await visitor.open(path)).json()) as unknown[]).toHaveLength(1);
  const db = await shop.openDatabase();
  await db.prepare("ALTER TABLE catalog_product RENAME TO catalog_product_away").run();
  const broken = await visitor.open(path);
  await db.prepare("ALTER TABLE catalog_product_away RENAME TO catalog_product").run();
  expect([broken.status, broken.headers.get("cache-control")]).toEqual([503, "no-store"]);
});

test("a guest whose review awaits approval is thanked, and told so", async () => {
  await shop.setOptions({ holdsReviews: true });
  const other = { content: "Друга работа", authorEmail: "petya@example.bg" };
  const fields = { ...TYPED, ...other, productId: String(REVIEWED.id), slug: REVIEWED.slug };
  const answer = await shop.visit("203.0.113.77").submit("/api/reviews", fields);
  await shop.setOptions({ holdsReviews: false });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `/produkt/${REVIEWED.slug}?reviews=1#review-held`,
  ]);
});
