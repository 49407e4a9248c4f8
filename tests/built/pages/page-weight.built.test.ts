import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import budgets from "../../budgets.json";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProduct } from "../../fixtures/demo-products";
import { openPage } from "../../built-shop/cached-pages";
import { shareBuiltShop } from "../../built-shop/running-shop";

const PRODUCT = findProduct(({ type, stock }) => type === "SIMPLE" && (stock ?? 0) > 20);
const PAGES = {
  home: "/",
  listing: "/magazin",
  clothes: "/produkt-kategoriya/obleklo",
  product: `/produkt/${PRODUCT.slug}`,
  cart: "/cart",
  checkout: "/checkout",
  blog: "/blog",
} as const;
const CLIENT = join(import.meta.dirname, "../../../build/client");
const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

let shop: BuiltShop;
shareBuiltShop((built) => void ({ shop } = built));

const weigh = (text: string | Buffer) => brotliCompressSync(text, LEVEL).length;
const weighFiles = (paths: string[]) => paths.reduce((sum, path) => sum + weigh(readFileSync(join(CLIENT, path))), 0);
const find = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);

async function readPage(path: string) {
  let { text } = await openPage(shop, path);
  // The checkout of an empty cart is another page.
  if (path === PAGES.checkout) {
    const visitor = shop.visit();
    await visitor.add(PRODUCT.id);
    text = await (await visitor.open(path)).text();
  }
  const [styles] = find(text, /<style [^>]*>([^]*?)<\/style>/g);
  /** What the style sheets load: fonts or icons. */
  const listFiles = (pattern: RegExp) => [...new Set(find(styles!, pattern))];
  return {
    text,
    styles: styles!,
    scripts: [...new Set(find(text, /<link rel="modulepreload" href="([^"]+)"/g))],
    fonts: listFiles(/url\((\/fonts\/[^)]+)\)/g),
    icons: listFiles(/url\((\/assets\/[^)]+\.svg)\)/g),
    images: find(text, /<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g),
  };
}

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])("%s stays within its budgets", async (name) => {
  const { text, styles, scripts, fonts, icons, images } = await readPage(PAGES[name]);
  expect(scripts.length).toBeGreaterThan(3);
  expect(fonts).toHaveLength(2);
  expect(icons.length).toBeGreaterThan(0);
  const measured: Record<keyof typeof budgets.pages.listing, number> = {
    scripts: weighFiles(scripts),
    styles: weigh(styles),
    html: weigh(text) - weigh(styles),
    elements: text.match(/<[a-z][^>]*>/gi)!.length,
    // The page, its fonts, icons, pictures that aren't lazy, and the favicon.
    requestsBeforeLoad: 1 + fonts.length + icons.length + images.length + 1,
  };
  for (const [what, budget] of Object.entries(budgets.pages[name]))
    expect.soft(measured[what as keyof typeof measured], what).toBeLessThanOrEqual(budget);
  expect(weighFiles(fonts), "fonts").toBeLessThanOrEqual(budgets.fonts.max);
});

test("style sheets hold no image, which would be opened before the first paint", async () => {
  const sheets = readdirSync(join(CLIENT, "assets")).filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(2);
  for (const file of sheets) expect(readFileSync(join(CLIENT, "assets", file), "utf8"), file).not.toContain("data:");
  for (const path of Object.values(PAGES)) expect((await readPage(path)).styles, path).not.toContain("data:");
});

test("a phone gets the hero in AVIF, within its budget", async () => {
  const { text } = await readPage(PAGES.home);
  const [file] = find(text, /<source type="image\/avif" srcSet="([^ "]+) 780w/g);
  expect(readFileSync(join(CLIENT, file!)).length).toBeLessThanOrEqual(budgets.heroPicture.max);
});

test("a page brings its style sheets along, and nothing else that holds its first paint back, rendered or cached", async () => {
  for (const path of [PAGES.home, PAGES.product, PAGES.cart])
    for (const round of [1, 2]) {
      const { headers, text } = await openPage(shop, path);
      expect(text, `${path} ${round}`).not.toMatch(/<link (?=[^>]*rel="stylesheet")(?![^>]*media=)/);
      expect(text, `${path} ${round}`).not.toMatch(/<script [^>]*src=|rel="preload" [^>]*as="font"/);
      expect(headers.get("link"), `${path} ${round}`).toBeNull();
    }
});
