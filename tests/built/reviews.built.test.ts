import { expect, test } from "vitest";
import type { BuiltShop } from "../doubles/built-shop";
import { findProduct, findProducts } from "../doubles/demo-products";
import { runBuiltShop } from "../doubles/running-shop";

const REVIEWED = findProduct((product) => product.reviewCount > 10);
const THREE = findProducts(3, () => true);
const TYPED = { rating: "4", content: "Добра работа", author: "Ива <b>", authorEmail: "iva@example.bg" };

let shop: BuiltShop;

// Nothing is kept, so that every fault reaches the page.
runBuiltShop((built) => void ({ shop } = built), { CACHING: "none" });

test.each(["", "?reviews=1"])(
  "reviews that fail take nothing but themselves away, at %j (quality.md 4)",
  async (search) => {
    await shop.setFault({ kind: "without:reviews", operation: "getProductWithSeo" });
    const answer = await shop.visit().open(`/produkt/${REVIEWED.slug}${search}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(REVIEWED.name);
    expect(html).toContain("Напишете отзив");
    expect(html).toContain("Отзивите не се заредиха.");
  },
);

test("a review that the backend can't take comes back with all that was typed (issue 4)", async () => {
  await shop.setFault({ kind: "502-html" });
  const fields = { ...TYPED, productId: String(REVIEWED.id), slug: REVIEWED.slug };
  const answer = await shop.visit().submit("/api/reviews", fields);
  const html = await answer.text();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
  expect(html).toContain("Ива &lt;b&gt;");
  expect(html).toContain(TYPED.content);
  expect(html).toMatch(/value="4" checked|checked=""[^>]*value="4"/);
});

test("a guest's review leads back to its product and leaves no session behind (design §3)", async () => {
  const visitor = shop.visit();
  const fields = { ...TYPED, productId: String(REVIEWED.id), slug: REVIEWED.slug };
  const answer = await visitor.submit("/api/reviews", fields);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/produkt/${REVIEWED.slug}?reviews=1#review-sent`);
  expect(visitor.cookie).toBe("");
});

test("cards by id are public JSON: no cookie, no shopper, only what is for sale (design §2)", async () => {
  const visitor = shop.visit();
  await visitor.add(THREE[0]!.id);
  const answer = await visitor.open(`/api/products?ids=${THREE[2]!.id},999999999,${THREE[1]!.id},x`);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  const cards = (await answer.json()) as { databaseId: number; name: string }[];
  expect(cards.map(({ databaseId }) => databaseId)).toEqual([THREE[2]!.id, THREE[1]!.id]);
  await shop.setFault({ kind: "500" });
  const broken = await visitor.open(`/api/products?ids=${THREE[1]!.id}`);
  expect([broken.status, broken.headers.get("cache-control")]).toEqual([503, "no-store"]);
});
