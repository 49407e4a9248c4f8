import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import budgets from "../../budgets.json";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProduct } from "../../fixtures/demo-products";
import { openPage } from "../../built-shop/cached-pages";
import { runBuiltShop } from "../../built-shop/running-shop";

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
runBuiltShop((built) => void ({ shop } = built));

const weigh = (text: string | Buffer) => brotliCompressSync(text, LEVEL).length;
const weighFiles = (paths: string[]) => paths.reduce((sum, path) => sum + weigh(readFileSync(join(CLIENT, path))), 0);
const find = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);
/** What these stylesheets load: fonts or icons. */
const filesOf = (css: string[], pattern: RegExp) => [
  ...new Set(css.flatMap((path) => find(readFileSync(join(CLIENT, path), "utf8"), pattern))),
];

async function readPage(path: string) {
  let { text } = await openPage(shop, path);
  // The checkout of an empty cart is another page.
  if (path === PAGES.checkout) {
    const visitor = shop.visit();
    await visitor.add(PRODUCT.id);
    text = await (await visitor.open(path)).text();
  }
  const css = find(text, /<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g);
  return {
    text,
    css,
    scripts: [...new Set(find(text, /<link rel="modulepreload" href="([^"]+)"/g))],
    fonts: filesOf(css, /url\((\/fonts\/[^)]+)\)/g),
    icons: filesOf(css, /url\((\/assets\/[^)]+\.svg)\)/g),
    images: find(text, /<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g),
  };
}

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])("%s stays within its budgets", async (name) => {
  const { text, css, scripts, fonts, icons, images } = await readPage(PAGES[name]);
  expect(scripts.length).toBeGreaterThan(3);
  expect(fonts).toHaveLength(2);
  expect(icons.length).toBeGreaterThan(0);
  const measured: Record<keyof typeof budgets.pages.listing, number> = {
    scripts: weighFiles(scripts),
    scriptFiles: scripts.length,
    styles: weighFiles(css),
    html: weigh(text),
    elements: text.match(/<[a-z][^>]*>/gi)!.length,
    // The page, its styles, fonts, icons, pictures that aren't lazy, and the favicon.
    requestsBeforeLoad: 1 + css.length + fonts.length + icons.length + images.length + 1,
  };
  for (const [what, budget] of Object.entries(budgets.pages[name]))
    expect(measured[what as keyof typeof measured], what).toBeLessThanOrEqual(budget);
  expect(weighFiles(fonts), "fonts").toBeLessThanOrEqual(budgets.fonts.max);
});

test("style sheets hold no image, which would be opened before the first paint", async () => {
  const sheets = readdirSync(join(CLIENT, "assets")).filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(3);
  for (const file of sheets) expect(readFileSync(join(CLIENT, "assets", file), "utf8"), file).not.toContain("data:");
});

test("a phone gets the hero in AVIF, within its budget", async () => {
  const { text } = await readPage(PAGES.home);
  const [file] = find(text, /<source type="image\/avif" srcSet="([^ "]+) 780w/g);
  expect(readFileSync(join(CLIENT, file!)).length).toBeLessThanOrEqual(budgets.heroPicture.max);
});

test("a page's Link header names its style sheets first, then its scripts at low priority, rendered or cached", async () => {
  for (const path of [PAGES.home, PAGES.product])
    for (const round of [1, 2]) {
      const { headers, text } = await openPage(shop, path);
      const sheets = find(text, /<link (?=[^>]*rel="stylesheet")(?![^>]*media=)[^>]*href="([^"]+)"/g);
      const scripts = [...new Set(find(text, /<link rel="modulepreload" href="([^"]+)"/g))];
      expect(sheets.length, `${path} ${round}`).toBeGreaterThan(0);
      expect(headers.get("link")?.split(", "), `${path} ${round}`).toEqual([
        ...sheets.map((href) => `<${href}>; rel=preload; as=style`),
        ...scripts.map((href) => `<${href}>; rel=modulepreload; fetchpriority=low`),
      ]);
    }
});
