import { imageDimensionsFromData } from "image-dimensions";
import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { findProduct, findVariation } from "../../fixtures/demo-products";
import { posts } from "../../../demo/content/posts/posts";
import { findFaults, readStructuredData } from "../../fixtures/structured-data-rules";

const SIMPLE = findProduct(
  (product) => product.type === "SIMPLE" && product.reviewCount > 2 && product.tags.length > 0,
);
const { product: VARIABLE } = findVariation(() => true);

let shop: BuiltShop;
let origin: string;

// Without the page cache, so that every fault reaches the page.
shareBuiltShop(({ shop: opened }) => {
  shop = opened;
  origin = shop.url.origin;
}, "none");

async function read(path: string) {
  const answer = await shop.visit().open(path);
  const html = await answer.text();
  const [head = ""] = html.split("</head>");
  const tag = (pattern: string) => new RegExp(`<(?:meta|link) ${pattern}="([^"]*)"`).exec(head)?.[1];
  return {
    html,
    policy: answer.headers.get("content-security-policy"),
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    canonical: tag('rel="canonical" href'),
    robots: tag('name="robots" content'),
    description: tag('name="description" content'),
    keywords: tag('name="keywords" content'),
    image: tag('property="og:image" content'),
    data: readStructuredData(html),
  };
}

const typesOf = (data: Record<string, unknown>[]) => data.map((one) => String([one["@type"]].flat()[0]));

test.each([
  ["/", "/", ["Organization", "WebSite"]],
  ["/magazin", "/magazin", ["BreadcrumbList"]],
  ["/magazin/page/2", "/magazin/page/2", ["BreadcrumbList"]],
  ["/produkt-kategoriya", "/produkt-kategoriya", ["BreadcrumbList"]],
  ["/produkt-kategoriya/proteini", "/produkt-kategoriya/proteini", ["BreadcrumbList"]],
  ["/marka-produkt/sila", "/marka-produkt/sila", ["BreadcrumbList"]],
  [`/produkt/${SIMPLE.slug}`, `/produkt/${SIMPLE.slug}`, ["BreadcrumbList", "Product"]],
  [`/produkt/${VARIABLE.slug}`, `/produkt/${VARIABLE.slug}`, ["BreadcrumbList", "ProductGroup"]],
  ["/blog", "/blog", ["BreadcrumbList"]],
  ["/za-nas", "/za-nas", ["BreadcrumbList"]],
])("%s says what it is, where it stands, and how it looks when shared", async (path, own, types) => {
  const page = await read(path);
  expect(page.canonical).toBe(origin + own);
  expect(page.robots).toBeUndefined();
  expect(page.title).toMatch(/.{3,} – Сила$/);
  expect(page.description!.length).toBeGreaterThan(20);
  expect(page.image!.replace(origin, "")).toMatch(/^\/(img\/share\/1\?src=|site-image)/);
  expect(typesOf(page.data)).toEqual(types);
  expect(page.data.flatMap(findFaults)).toEqual([]);
});

test.each([
  ["/magazin?filter=pa_cvyat[cheren]", "/magazin"],
  ["/magazin?orderby=price", "/magazin"],
  ["/magazin?filter=search[протеин]", "/magazin"],
  ["/produkt-kategoriya/proteini?filter=sale[true]", "/produkt-kategoriya/proteini"],
])("%s is not for search engines, and says where the plain page is", async (path, plain) => {
  const page = await read(encodeURI(path));
  expect(page.robots).toBe("noindex, follow");
  expect(page.canonical).toBe(origin + plain);
});

test("titles and keywords are the merchant's; further pages have their number", async () => {
  expect((await read("/magazin")).title).toBe("Магазин за фитнес стоки – Сила");
  expect((await read("/magazin/page/2")).title).toBe("Магазин – страница 2 – Сила");
  expect((await read(`/produkt/${SIMPLE.slug}`)).keywords).toBeTruthy();
});

test("the shop, a category and the page of categories have the merchant's descriptions", async () => {
  expect((await read("/magazin")).html).toContain("Филтрирайте по категория, марка, размер и цена.");
  expect((await read("/magazin/page/2")).html).not.toContain("Филтрирайте по категория, марка");
  expect((await read("/produkt-kategoriya")).html).toContain("щангата, която идва с палет");
});

test("a product's structured data has its price, stock and reviews", async () => {
  const [, product] = (await read(`/produkt/${SIMPLE.slug}`)).data;
  expect(product).toMatchObject({
    name: SIMPLE.name,
    sku: SIMPLE.sku,
    offers: { priceCurrency: "BGN", availability: "https://schema.org/InStock" },
    aggregateRating: { ratingValue: expect.closeTo(SIMPLE.averageRating!, 1) },
  });
  expect((product as { review: unknown[] }).review.length).toBeGreaterThan(1);
});

test("structured data has the response's nonce, at the end of the page", async () => {
  const { html, policy } = await read("/");
  const [, nonce] = /'nonce-([^']+)'/.exec(policy!)!;
  const scripts = [...html.matchAll(/<script type="application\/ld\+json" nonce="([^"]+)">/g)];
  expect(scripts.map(([, own]) => own)).toEqual([nonce, nonce]);
  expect(html.endsWith("</script></body></html>")).toBe(true);
});

test("the preview of a shared page is its own picture, 1200 x 630, in a format that every network shows", async () => {
  for (const path of [`/produkt/${SIMPLE.slug}`, "/produkt-kategoriya/proteini", "/blog/kak-da-izberem-protein"]) {
    const { image } = await read(path);
    expect(image!.replace(origin, ""), path).toMatch(/^\/img\/share\/1\?src=/);
    const { pathname, search } = new URL(image!);
    const answer = await shop.visit().open(pathname + search);
    expect([answer.status, answer.headers.get("content-type")], path).toEqual([200, "image/jpeg"]);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(imageDimensionsFromData(bytes), path).toMatchObject({ width: 1200, height: 630 });
  }
});

test("a page whose SEO block can't be had describes itself", async () => {
  for (const [operation, path] of [
    ["getPageSeo", "/za-nas"],
    ["getPostSeo", `/blog/${posts[0]!.slug}`],
  ]) {
    await shop.setFault({ kind: "500", operation });
    const html = await (await shop.visit().open(path!)).text();
    expect(html, operation).toMatch(/<title>[^<]{3,} – Сила<\/title>/);
    expect(html, operation).toMatch(/<meta name="description" content="[^"]{20,}/);
  }
});
