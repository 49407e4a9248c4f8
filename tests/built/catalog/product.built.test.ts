import { expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import type { BuiltShop } from "../../built-shop/built-shop";
import { FormPage } from "../../built-shop/form-page";
import { findProduct } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
const MANY = findProduct(({ variations }) => variations.length > 20);
const REVIEWED = findProduct(({ type, reviewCount }) => type === "SIMPLE" && reviewCount > 10);
const RELATED = "Върви добре с";

let shop: BuiltShop;
let visitor: Visitor;

// Without the page cache, so that every fault reaches the page.
shareBuiltShop((built) => void ({ shop, visitor } = built), "none");

test("a product's page sends no query, for related products and reviews neither; only reviews beyond the first ten do", async () => {
  const open = async (query = "") => (await visitor.open(`/produkt/${REVIEWED.slug}${query}`)).text();
  const count = await shop.countQueries();
  const html = await open();
  expect(await count()).toBe(0);
  expect(html).toContain(RELATED);
  expect(html).toContain('id="review-1"');
  expect(await open("?reviews=2")).toContain('id="review-11"');
  expect(await count()).toBe(1);
  await shop.setFault({ kind: "502-html" });
  const first = await visitor.open(`/produkt/${REVIEWED.slug}?reviews=3`);
  expect([first.status, (await first.text()).includes('id="review-1"')]).toEqual([200, true]);
});

test("live stock and variations aren't stored by browsers; only stock is the backend's, and on a fault it is empty", async () => {
  for (const [path, isLive] of [
    [`/api/stock/${MANY.slug}`, true],
    [`/api/variations/${MANY.slug}`, false],
  ] as const) {
    const answer = await visitor.open(path);
    expect(answer.headers.get("cache-control"), path).toContain("no-store");
    expect(answer.headers.getSetCookie(), path).toEqual([]);
    expect(JSON.stringify(await answer.json()), path).toContain(String(MANY.variations[0]!.id));
    await shop.setFault({ kind: "502-html" });
    const later = await visitor.open(path);
    expect([later.status, (await later.json()) === null], path).toEqual([200, isLive]);
    await shop.setFault({ kind: null });
  }
  expect(await (await visitor.open("/api/stock/no-such-product")).json()).toBeNull();
});

test("a URL's attributes choose a variation on the server, and unknown parameters are no error", async () => {
  const last = MANY.variations.toSorted((a, b) => b.id - a.id)[0]!;
  const query = new URLSearchParams(Object.entries(last.attributes).map(([name, slug]) => [`attribute_${name}`, slug]));
  const html = await (await visitor.open(`/produkt/${MANY.slug}?${query}`)).text();
  expect(html).toContain(last.sku);
  expect(html).toContain(`<link rel="canonical" href="${shop.url.origin}/produkt/${MANY.slug}"`);
  for (const junk of ["%", "attribute_=", "attribute_pa_cvyat=%FF%00", "attribute___proto__=x", "attribute_pa_razmer"])
    expect((await visitor.open(`/produkt/${MANY.slug}?${junk}`)).status, junk).toBe(200);
  await shop.setFault({ kind: "502-html", operation: "getProductVariations" });
  expect((await visitor.open(`/produkt/${MANY.slug}?${query}`)).status).toBe(200);
});

test("an external product has only a link to its partner's shop", async () => {
  const partner = catalog.products.find(({ type, externalUrl }) => type === "EXTERNAL" && externalUrl)!;
  const page = await FormPage.open(visitor, `/produkt/${partner.slug}`);
  const link = page.document.querySelector(".product-info .actions a")!;
  expect(link.textContent).toBe(partner.buttonText);
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([partner.externalUrl, "nofollow noopener"]);
  expect(page.count("#buy")).toBe(0);
});

test("an unknown product is a 404 with a search for it, and a 503 while the backend is down", async () => {
  const unknown = await visitor.open("/produkt/no-such-product");
  expect(unknown.status).toBe(404);
  const html = await unknown.text();
  expect(html).toContain("Този продукт вече го няма");
  expect(html).toContain("no such product");
  await shop.setFault({ kind: "502-html" });
  expect((await visitor.open("/produkt/another-such-product")).status).toBe(503);
  expect((await visitor.open(`/produkt/${SIMPLE.slug}`)).status).toBe(200);
});

test("a product's page links to its brand and to each of its tags, and those pages exist", async () => {
  const tagged = findProduct(({ tags, brand }) => tags.length > 1 && Boolean(brand));
  const html = await (await visitor.open(`/produkt/${tagged.slug}`)).text();
  const main = html.slice(html.indexOf('class="product-info"'), html.indexOf('class="tabs"'));
  const found = [...main.matchAll(/href="(\/(?:produkt-etiket|marka-produkt)\/[^"]+)"/g)].map(([, href]) => href!);
  expect(found).toHaveLength(1 + tagged.tags.length);
  for (const path of found) {
    const listing = await visitor.open(path);
    expect([path, listing.status]).toEqual([path, 200]);
  }
});
