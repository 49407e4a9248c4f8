import { readFileSync } from "node:fs";
import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { runBuiltShop } from "../../built-shop/running-shop";
import { EXAMPLES, reachStage } from "../../fixtures/example-pages";
import { listFiles } from "../../rules/source-files";

let shop: BuiltShop;

runBuiltShop((built) => void ({ shop } = built), {
  SITE: { languages: ["bg", "en"], deliveryPath: "/za-nas" },
  CACHING: "none",
});

const PAGES = Object.values(EXAMPLES)
  .flat()
  // The form for reviews is an endpoint of the product's page.
  .filter(({ path, isAlike, status }) => !isAlike && status === undefined && path !== "/api/reviews");
/** Words, and no initials. */
const CYRILLIC = /[А-Я]*[а-я]+/g;
const listCyrillic = (text: string) => (text.match(CYRILLIC) ?? []).map((word) => word.toLowerCase());
const WRITTEN_BY_MERCHANT = new Set(
  listFiles(/^demo\/.*\.(json|ts)$|^tests\/fixtures\/example-pages\.ts$/)
    .map((path) => readFileSync(path, "utf8"))
    .flatMap(listCyrillic),
);

/** Words in Cyrillic outside of elements that state that they are Bulgarian, in texts and in attributes such as alt. */
function listUnmarkedBulgarian(html: string): string[] {
  const english = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, attribs }) => tag === "script" || attribs.lang === "bg",
  });
  return listCyrillic(english);
}

/** Links and forms that lead to the main language. */
function listLinksAway(html: string): string[] {
  const targets = [...html.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/[^"]*)"/g)].map(([, path]) => path!);
  return targets.filter((path) => !/^\/(en(?![^/?#])|img\/)/.test(path));
}

test.each(PAGES)("$path in English: the link leads to it, its words and its links are English", async (example) => {
  const visitor = shop.visit();
  const path = await reachStage(visitor, example);
  const link = await visitor.open(`/ezik/en?${new URLSearchParams({ from: path }).toString()}`);
  expect(link.status).toBe(302);
  const address = link.headers.get("location")!;
  expect(address === "/en").toBe(path === "/");
  const page = await visitor.open(address);
  expect(page.status, address).toBe(200);
  const html = await page.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
  expect(listLinksAway(html)).toEqual([]);
  expect(listUnmarkedBulgarian(html).filter((word) => !WRITTEN_BY_MERCHANT.has(word))).toEqual([]);
});

/** Addresses of a sitemap's pages, each with its translations by language. */
function readSitemap(xml: string): Map<string, Record<string, string>> {
  const entries = xml.match(/<url>.*?<\/url>/gs) ?? [];
  return new Map(
    entries.map((entry) => [
      /<loc>(.*?)<\/loc>/.exec(entry)![1]!,
      Object.fromEntries([...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code, to]) => [code, to])),
    ]),
  );
}

test("translations in sitemaps are stated by both languages, and equally", async () => {
  const indexes = await Promise.all(
    ["/sitemap.xml", "/en/sitemap.xml"].map(async (path) => (await shop.fetch(path)).text()),
  );
  const paths = [...indexes.join("").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const files = await Promise.all(paths.map(async (path) => readSitemap(await (await shop.fetch(path)).text())));
  const pages = new Map(files.flatMap((file) => [...file]));
  const translated = [...pages].filter(([, translations]) => Object.keys(translations).length > 0);
  expect(translated.length).toBeGreaterThan(300);
  for (const [address, translations] of translated) {
    expect(Object.values(translations), address).toContain(address);
    expect(Object.keys(translations).sort(), address).toEqual(["bg", "en", "x-default"]);
    for (const other of Object.values(translations)) expect(pages.get(other), other).toEqual(translations);
  }
});

test.each([
  // Whoever types or follows an address of the one language in the other.
  ["/en/produkt/surovatachen-protein-sila-900-g", 301],
  ["/en/product/surovatachen-protein-sila-900-g", 301],
  ["/produkt/sila-whey-protein-900-g", 301],
  // What the merchant has set as a legal page, whose translation has another slug.
  ["/en/za-nas", 301],
  ["/en/en", 404],
  ["/en/product/niama-takav", 404],
  ["/de", 404],
])("%s is answered %i", async (path, status) => {
  const page = await shop.visit().open(path);
  expect(page.status, page.headers.get("location") ?? "").toBe(status);
});
