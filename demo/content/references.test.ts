import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { catalog } from "../catalog/catalog.ts";
import { orders } from "./orders/orders.ts";
import { pages } from "./pages/pages.ts";
import { authors, postCategories, posts } from "./posts/posts.ts";

const { attributes, categories, products, tags } = catalog;
const PICTURES = fileURLToPath(new URL("../pictures/files/", import.meta.url));
const sold = products.flatMap((product) => [product, ...product.variations]);

function findRepeated<Key>(keys: Key[]): Key[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

/** Of the named keys those that nothing has. */
function findUnknown<Key>(named: Key[], known: Key[]): Key[] {
  const all = new Set(known);
  return named.filter((key) => !all.has(key));
}

const slugsOf = (all: { slug: string }[]) => all.map(({ slug }) => slug);
const idsOf = (all: { id: number }[]) => all.map(({ id }) => id);

test("ids, slugs, SKUs and the dates that listings sort by are unique", () => {
  expect(findRepeated(idsOf([...categories, ...sold]))).toEqual([]);
  expect(findRepeated(idsOf([...posts, ...pages]))).toEqual([]);
  for (const kind of [products, categories, posts, pages, authors, postCategories])
    expect(findRepeated(slugsOf(kind))).toEqual([]);
  expect(findRepeated(sold.map(({ sku }) => sku))).toEqual([]);
  expect(findRepeated(products.map(({ date }) => date))).toEqual([]);
});

test("categories, tags, terms, members of groups and authors that the data name exist", () => {
  const named = products.flatMap(({ categories: own }) => own);
  expect(findUnknown(named, slugsOf(categories))).toEqual([]);
  expect(findUnknown(slugsOf(categories), named)).toEqual([]);
  const parents = categories.flatMap(({ parent }) => parent ?? []);
  expect(findUnknown(parents, idsOf(categories))).toEqual([]);
  expect(
    findUnknown(
      products.flatMap((product) => product.tags),
      slugsOf(tags),
    ),
  ).toEqual([]);
  expect(
    findUnknown(
      products.flatMap(({ grouped }) => grouped),
      idsOf(products),
    ),
  ).toEqual([]);
  expect(
    findUnknown(
      posts.map(({ category }) => category),
      slugsOf(postCategories),
    ),
  ).toEqual([]);
  expect(
    findUnknown(
      posts.map(({ author }) => author),
      slugsOf(authors),
    ),
  ).toEqual([]);
  const terms = attributes.flatMap(({ name, terms: own }) => own.map(({ slug }) => `${name} ${slug}`));
  const used = products.flatMap(({ attributes: own, defaultAttributes }) => [
    ...Object.entries(own).flatMap(([name, slugs]) => slugs.map((slug) => `${name} ${slug}`)),
    ...Object.entries(defaultAttributes).map(([name, slug]) => `${name} ${slug}`),
  ]);
  expect(findUnknown(used, terms)).toEqual([]);
});

test("every picture that the data name is a file", () => {
  const named = [
    ...[...categories, ...posts].map(({ picture }) => picture),
    ...categories.map(({ secondPicture }) => secondPicture),
    ...products.flatMap(({ pictures, variations }) => [...pictures, ...variations.map(({ picture }) => picture)]),
  ];
  expect(named.filter((name) => name && !existsSync(`${PICTURES}${name}.webp`))).toEqual([]);
});

test("a sale price is below the regular one", () => {
  expect(sold.filter(({ salePrice, regularPrice }) => salePrice && Number(salePrice) >= Number(regularPrice))).toEqual(
    [],
  );
});

test("an order costs its lines and its delivery with their taxes, to the stotinka", () => {
  for (const { lines, money } of orders) {
    const goods = lines.reduce((sum, { total, totalTax }) => sum + Number(total) + Number(totalTax), 0);
    const delivery = Number(money.shippingTotal) + Number(money.shippingTax);
    expect(Math.abs(Number(money.total) - goods - delivery)).toBeLessThan(0.01);
  }
});
