import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_HOME, DEMO_SITE } from "#demo-shop";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { serveWordPress } from "../../built-shop/serve-wordpress";
import { findProduct } from "../../fixtures/demo-products";

const PRODUCT = findProduct((product) => product.type === "SIMPLE");
const REDUCED = findProduct(({ type, salePrice, status }) => type === "SIMPLE" && !!salePrice && status === "IN_STOCK");
const OWN = { BACKEND_CURRENCY: "EUR", BACKEND_TITLE: "Лост", SESSION_SECRET: "s".repeat(32) };

let wordpress: Awaited<ReturnType<typeof serveWordPress>>;
let url: string;
let shop: BuiltShop;

beforeAll(async () => {
  wordpress = await serveWordPress();
  url = `${wordpress.url}/graphql`;
  shop = await startBuiltShop({ ...OWN, BACKEND_URL: url });
});
afterAll(async () => {
  await shop.close();
  await wordpress.close();
});

const read = async (path: string) => (await shop.visit().open(path)).text();
const PAGES = [
  "/",
  "/magazin",
  `/produkt/${PRODUCT.slug}`,
  "/cart",
  "/dostapnost",
  "/manifest.webmanifest",
  "/llms.txt",
];

test("a euro shop shows euro alone, in analytics and structured data too", async () => {
  for (const path of PAGES) expect([path, /\d\s*лв\.|BGN/.exec(await read(path))?.[0]]).toEqual([path, undefined]);
  const page = await read(`/produkt/${PRODUCT.slug}`);
  expect(page).toMatch(/\d,\d\d\u00a0€/);
  expect(page).toContain('"priceCurrency":"EUR"');
});

test("where the merchant enables it lev is shown after euro, and neither the badge of a sale nor the SKU is", async () => {
  const path = `/produkt/${REDUCED.slug}`;
  const usual = await read(path);
  expect(usual).toContain(`>${REDUCED.sku}`);
  expect(usual).toMatch(/class="badge">-<!-- -->\d+|class="badge">-\d+%/);
  const given = { SITE: { priceDisplay: "euro-leva" }, SETTINGS: { saleBadge: "hidden", showSKU: false } };
  const other = await startBuiltShop({ ...OWN, BACKEND_URL: url, ...given });
  const html = await (await other.visit().open(path)).text();
  await other.close();
  expect(html).toMatch(/€[^]{0,80}\d,\d\d\u00a0лв\./);
  expect(html).not.toContain('class="badge"');
  // The manufacturer's model must be named (Reg. 2023/988), whatever the shop does with SKUs.
  expect(html.replace(/<dt>Модел или партида<\/dt><dd>[^<]*/, "")).not.toContain(`>${REDUCED.sku}`);
  expect(html).not.toMatch(/Код(<!-- -->)? (<!-- -->)?[A-Z]/);
});

test("over a merchant's WordPress no page shows the demo's trader, promises or slogans", async () => {
  const { company, companyNumber, phone, longDescription } = DEMO_SITE;
  for (const path of PAGES) {
    const page = await read(path);
    for (const text of [company, companyNumber, phone, longDescription, DEMO_HOME.heroTitle])
      expect([path, page.includes(text)], text).toEqual([path, false]);
    for (const { name } of [...DEMO_HOME.trust, ...DEMO_HOME.goals]) expect(page, path).not.toContain(name);
  }
  expect(await read("/")).toMatch(/<h1[^>]*>Лост<\/h1>/);
});
