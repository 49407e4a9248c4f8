import { expect, test } from "vitest";
import { isPersonalPath } from "../../../app/config/route-policies";
import { catalog } from "../../../demo/catalog/catalog";
import { posts } from "../../../demo/content/posts/posts";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { EXAMPLES } from "../../fixtures/example-pages";

const SHOWN = catalog.products.filter(({ published, visibility }) => published && visibility === "VISIBLE");

let shop: BuiltShop;
let origin: string;

shareBuiltShop(({ shop: opened }) => {
  shop = opened;
  origin = shop.url.origin;
}, "none");

async function listLocs(path: string, type = /^application\/xml/): Promise<string[]> {
  const answer = await shop.visit().open(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(type);
  const xml = await answer.text();
  expect(xml.match(/<url>|<sitemap>/g)?.length ?? 0, path).toBeLessThanOrEqual(100);
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!);
}

async function listPages(): Promise<string[]> {
  const sitemaps = await listLocs("/sitemap.xml");
  return (await Promise.all(sitemaps.map((one) => listLocs(one.replace(origin, ""))))).flat();
}

test("the sitemaps list every page once, a hundred at a time, and each of them exists", async () => {
  const sitemaps = await listLocs("/sitemap.xml");
  expect(sitemaps).toContain(`${origin}/sitemaps/products-4.xml`);
  const pages = await listPages();
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.filter((one) => one.includes("/produkt/"))).toHaveLength(SHOWN.length);
  for (const { slug } of posts) expect(pages).toContain(`${origin}/blog/${slug}`);
  for (const path of [
    "/",
    "/magazin",
    "/produkt-kategoriya",
    "/blog",
    "/blog/kategoriya/hranene",
    "/za-nas",
    "/dostapnost",
  ])
    expect(pages).toContain(origin + path);
  expect(pages).not.toContain(`${origin}/cart`);
  // No URL of a sitemap redirects: every twelfth is opened, so that each kind is covered.
  for (const page of pages.filter((_, index) => index % 12 === 0))
    expect((await shop.visit().open(page.replace(origin, ""))).status, page).toBe(200);
});

test("the sitemaps list every public page that may be indexed, but for the later pages of lists", async () => {
  const paths = Object.values(EXAMPLES)
    .flat()
    .filter(({ stage, status = 200 }) => status === 200 && !stage)
    .filter(({ path }) => !isPersonalPath(path) && !/[?{]|\/page\/\d/.test(path))
    .map(({ path }) => path);
  const indexed = [];
  for (const path of paths) {
    const html = await (await shop.visit().open(path)).text();
    const isCanonical = html.includes(`<link rel="canonical" href="${origin}${path}"`);
    if (isCanonical && !/<meta name="robots" content="[^"]*noindex/.test(html)) indexed.push(origin + path);
  }
  expect(indexed.length).toBeGreaterThan(10);
  expect(await listPages()).toEqual(expect.arrayContaining(indexed));
});

test("products and posts have their last change, and their picture through the shop", async () => {
  const xml = await (await shop.visit().open("/sitemaps/products-1.xml")).text();
  expect(xml).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T[\d:]+\+0[23]:00<\/lastmod>/);
  expect(xml).toContain(`<image:loc>${origin}/img/w/1280?q=80&amp;src=`);
});

test.each(["/sitemaps/products-99.xml", "/sitemaps/products-0.xml", "/sitemaps/x-1.xml", "/sitemaps/products.xml"])(
  "%s is a 404",
  async (path) => expect((await shop.visit().open(path)).status).toBe(404),
);

test("robots.txt disallows personal pages but the cart, and names the sitemap", async () => {
  const text = await (await shop.visit().open("/robots.txt")).text();
  for (const path of ["/checkout$", "/checkout?", "/checkout/", "/my-account$", "/api/"])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(text).not.toMatch(/Disallow: \/(magazin|produkt|blog|img|cart|\s)/);
});

test("llms.txt describes the shop and links its sections", async () => {
  const text = await (await shop.visit().open("/llms.txt")).text();
  expect(text).toMatch(/^# Сила\n\n> Спортни стоки/);
  expect(text).toContain(`](${origin}/produkt-kategoriya/proteini)`);
  expect(text).toContain(`](${origin}/blog/${posts[0]!.slug})`);
});

test("robots.txt and sitemaps don't depend on the backend", async () => {
  await shop.setFault({ kind: "502-html" });
  for (const path of ["/sitemap.xml", "/sitemaps/products-1.xml"])
    expect(await (await shop.visit().open(path)).text(), path).toMatch(/<loc>/);
  for (const path of ["/robots.txt", "/llms.txt"]) expect((await shop.visit().open(path)).status, path).toBe(200);
});
