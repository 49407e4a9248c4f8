import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { catalog } from "../catalog/catalog.ts";
import { menus } from "./menus.ts";
import { pages, SHOP_PAGE_ID } from "./pages/pages.ts";
import { findCategoryPath, findPagePath, findPostCategoryPath, findPostPath, findProductPath } from "./paths.ts";
import { authors, postCategories, posts } from "./posts/posts.ts";
import { writePageSeo, writePostSeo, writeProductSeo, writeTermSeo } from "./seo.ts";

const { categories, products } = catalog;
const files = fileURLToPath(new URL("../pictures/files/", import.meta.url));
const seoBlocks = [
  ...products.map(writeProductSeo),
  ...categories.map((category) => writeTermSeo({ ...category, path: findCategoryPath(category.slug) })),
  ...posts.map(writePostSeo),
  // WooCommerce's own screens have no text to describe.
  ...pages.filter(({ written }) => !written).map(writePageSeo),
];
const paths = new Set([
  ...products.filter(({ published }) => published).map(({ slug }) => findProductPath(slug)),
  ...categories.map(({ slug }) => findCategoryPath(slug)),
  ...posts.map(({ slug }) => findPostPath(slug)),
  ...postCategories.map(({ slug }) => findPostCategoryPath(slug)),
  ...pages.map(({ slug }) => findPagePath(slug)),
]);
const texts = [
  ...posts.map(({ slug, content }) => ({ slug, html: content })),
  ...pages.map(({ slug, content }) => ({ slug, html: content })),
  ...categories.map(({ slug, description, secondDescription }) => ({
    slug,
    html: `${description}${secondDescription ?? ""}`,
  })),
];

function repeated<Key>(keys: Key[]): Key[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Names of elements that are closed wrongly or not at all. */
function findUnclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

test("ids and slugs of posts and pages are unique, those of terms, authors and menu items too", () => {
  expect(repeated([...posts, ...pages].map(({ id }) => id))).toEqual([]);
  expect(repeated([...posts, ...pages].map(({ slug }) => slug))).toEqual([]);
  expect(repeated([...postCategories, ...categories].map(({ id }) => id))).toEqual([]);
  expect(repeated(authors.map(({ id }) => id))).toEqual([]);
  expect(repeated(menus.flatMap(({ items }) => items).map(({ id }) => id))).toEqual([]);
});

test("there are twelve posts of 300 to 500 words, three in each of the four categories", () => {
  expect(posts).toHaveLength(12);
  expect(posts.filter(({ content }) => countWords(content) < 300 || countWords(content) > 500)).toEqual([]);
  const perCategory = postCategories.map(({ slug }) => posts.filter(({ category }) => category === slug).length);
  expect(perCategory).toEqual([3, 3, 3, 3]);
});

test("every post has headings, a list, an excerpt and a known author", () => {
  const slugs = new Set(authors.map(({ slug }) => slug));
  const isWrong = ({ content, excerpt, author }: (typeof posts)[number]) =>
    !content.includes("<h2>") || !content.includes("<ul>") || excerpt.length < 60 || !slugs.has(author);
  expect(posts.filter(isWrong)).toEqual([]);
});

test("posts are sorted newest first, and none is modified before it was published", () => {
  const times = posts.map(({ date }) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(posts.filter(({ date, modified }) => Date.parse(modified) < Date.parse(date))).toEqual([]);
});

test("the eight pages of a Bulgarian shop have enough text, and the shop's own page has the id 6", () => {
  const slugs = [
    "za-nas",
    "dostavka-i-plashtane",
    "vrashtane-i-reklamatsii",
    "obshti-usloviya",
    "poveritelnost",
    "biskvitki",
    "kontakti",
    "razmeri",
  ];
  const words = slugs.map((slug) => countWords(pages.find((page) => page.slug === slug)?.content ?? ""));
  expect(Math.min(...words)).toBeGreaterThan(100);
  expect(pages.find(({ id }) => id === SHOP_PAGE_ID)).toMatchObject({ id: 6, slug: "magazin" });
});

test("every link inside a text leads to an existing page or another site", () => {
  const broken = texts.flatMap(({ slug, html }) =>
    [...html.matchAll(/href="([^"]*)"/g)]
      .map(([, address = ""]) => address)
      .filter((address) => !/^(https:|mailto:|tel:)/.test(address) && !paths.has(address))
      .map((address) => `${slug}: ${address}`),
  );
  expect(broken).toEqual([]);
});

test("every element of a text is closed", () => {
  expect(texts.filter(({ html }) => findUnclosed(html).length > 0).map(({ slug }) => slug)).toEqual([]);
});

test("every menu item leads to a page, below an item of the same menu", () => {
  for (const { items } of menus) {
    const ids = new Set(items.map(({ id }) => id));
    expect(items.filter(({ path }) => !paths.has(path))).toEqual([]);
    expect(items.filter(({ parent }) => parent !== null && !ids.has(parent))).toEqual([]);
  }
});

test("every picture is a file", () => {
  const named = [
    ...posts.map(({ picture }) => picture),
    ...categories.flatMap(({ picture, secondPicture }) => [picture, secondPicture ?? null]),
    ...pages.map((page) => writePageSeo(page).opengraphImage),
  ];
  expect(named.filter((name) => name !== null && !existsSync(`${files}${name}.webp`))).toEqual([]);
});

test("an SEO block has its own URL, a title and a short description without markup", () => {
  expect(repeated(seoBlocks.map(({ canonical }) => canonical))).toEqual([]);
  const isWrong = ({ title, metaDesc }: (typeof seoBlocks)[number]) =>
    !title.endsWith(" – Сила") || metaDesc.length < 10 || metaDesc.length > 160 || /[<>]/.test(metaDesc);
  expect(seoBlocks.filter(isWrong).map(({ canonical }) => canonical)).toEqual([]);
});

test("only a hidden product is noindex", () => {
  const hidden = products
    .filter(({ visibility }) => visibility === "HIDDEN")
    .map((product) => writeProductSeo(product));
  const closed = seoBlocks.filter(({ metaRobotsNoindex }) => metaRobotsNoindex === "noindex");
  expect(closed).toEqual(hidden);
});

test("the home page is at the root, shop and categories are at their paths", () => {
  const canonicals = ["nachalo", "magazin", "produkt-kategoriya"].map((slug) => {
    const page = pages.find((one) => one.slug === slug);
    return page && new URL(writePageSeo(page).canonical).pathname;
  });
  expect(canonicals).toEqual(["/", "/magazin/", "/produkt-kategoriya/"]);
});
