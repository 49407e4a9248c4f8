import { expect, test } from "vitest";
import { posts } from "../../../demo/content/posts/posts";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { findFaults, readStructuredData } from "../../fixtures/structured-data-rules";
import type { Visitor } from "../../built-shop/visitor";

const [NEWEST] = posts;
const BEHIND = posts.at(-1)!;
const FOOD = "hranene";

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built), "none");

async function read(path: string): Promise<string> {
  const answer = await visitor.open(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const linksOf = (html: string) => [...html.matchAll(/<h[23]><a href="(\/blog\/[^"]+)"/g)].map(([, href]) => href);

test("the blog shows every post once, newest first, nine a page", async () => {
  const [first, second] = [await read("/blog"), await read("/blog/page/2")];
  expect([...linksOf(first), ...linksOf(second)]).toEqual(posts.map(({ slug }) => `/blog/${slug}`));
  expect(linksOf(first)).toHaveLength(9);
  expect(first).toContain("19.10.2026");
  expect(second).toContain(`<link rel="canonical" href="${shop.url.origin}/blog/page/2"/>`);
});

test("a topic shows its posts and description", async () => {
  const html = await read(`/blog/kategoriya/${FOOD}`);
  const own = posts.filter(({ category }) => category === FOOD);
  expect(linksOf(html)).toEqual(own.map(({ slug }) => `/blog/${slug}`));
  expect(html).toContain("Белтъци, добавки и вода");
});

test("a post has its author, dates, text, related products, and valid structured data", async () => {
  const html = await read("/blog/kak-da-izberem-protein");
  expect(html).toMatch(/Калина Стоянова · 09\.02\.2026 · обновена на 17\.08\.2026/);
  expect(html).toContain("<h2>Колко белтъци са достатъчно</h2>");
  expect(html).toMatch(/От статията[^]*href="\/produkt\/surovatachen-kontsentrat-80"/);
  const data = readStructuredData(html);
  expect(data.map((one) => one["@type"])).toEqual(["BreadcrumbList", "BlogPosting"]);
  expect(data.flatMap(findFaults)).toEqual([]);
});

test("unknown posts, topics, pages and junk are the 404 page", async () => {
  const paths = [
    "/blog/nyama",
    "/blog/kategoriya/nyama",
    "/blog/page/3",
    "/blog/page/0",
    "/blog/page/x",
    `/blog/kategoriya/${FOOD}/page/2`,
    "/nyama-takava",
    "/a/b/c",
  ];
  for (const path of paths) {
    const answer = await visitor.open(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toContain("Пропусната серия");
  }
});

test.each([
  ["/blog/page/1", "/blog"],
  [`/blog/kategoriya/${FOOD}/page/1`, `/blog/kategoriya/${FOOD}`],
  ["/kak-da-izberem-protein", "/blog/kak-da-izberem-protein"],
  ["/nachalo", "/"],
  ["/kolichka", "/cart"],
  ["/porachka", "/checkout"],
  ["/moyat-profil/orders", "/my-account/orders"],
])("%s leads to %s: each page has one address", async (path, target) => {
  const answer = await visitor.open(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, target]);
});

test("the feed has the newest posts and is public (RSS 2.0)", async () => {
  const answer = await visitor.open("/blog/feed.xml");
  expect(answer.headers.get("content-type")).toMatch(/^application\/rss\+xml/);
  const feed = await answer.text();
  expect(feed).toContain(`<link>${shop.url.origin}/blog/${NEWEST!.slug}</link>`);
  expect(feed).not.toContain(BEHIND.slug);
});

test("a WordPress page is served at its own path, its text overriding the shop's", async () => {
  expect(await read("/za-nas")).toContain("Димитър Василев");
  expect(await read("/obshti-usloviya")).toContain("наричано „търговецът“");
});

test("legal pages that the merchant hasn't written have the shop's text, with the merchant's identity", async () => {
  const html = await read("/dostapnost");
  expect(html).toContain("<h1>Достъпност</h1>");
  expect(html).toContain("Декларация за достъпност");
});
