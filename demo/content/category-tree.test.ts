import { expect, test } from "vitest";
import { catalog } from "../catalog/catalog.ts";

const { categories, products } = catalog;
const byId = new Map(categories.map((category) => [category.id, category]));

function findDepth(id: number): number {
  const parent = byId.get(id)?.parent ?? null;
  return parent === null ? 1 : 1 + findDepth(parent);
}

function countLevel(level: number): number {
  return categories.filter(({ id }) => findDepth(id) === level).length;
}

test("the tree has three levels: eleven categories, thirty and more below them, fifteen and more below those", () => {
  expect(Math.max(...categories.map(({ id }) => findDepth(id)))).toBe(3);
  expect(countLevel(1)).toBe(11);
  expect(countLevel(2)).toBeGreaterThanOrEqual(30);
  expect(countLevel(3)).toBeGreaterThanOrEqual(15);
});

test("no category has more than the 25 children that the shop queries", () => {
  const counts = categories.map(({ id }) => categories.filter(({ parent }) => parent === id).length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(25);
});

test("siblings are numbered from 0 without a gap", () => {
  const parents = new Set(categories.map(({ parent }) => parent));
  for (const parent of parents) {
    const orders = categories.filter((category) => category.parent === parent).map(({ order }) => order);
    expect(orders.toSorted((a, b) => a - b)).toEqual(orders.map((_, index) => index));
  }
});

test("every category has a picture and a description in paragraphs", () => {
  const isWrong = ({ description, picture }: (typeof categories)[number]) =>
    picture === null || !/^<p>.*<\/p>$/s.test(description);
  expect(categories.filter(isWrong).map(({ slug }) => slug)).toEqual([]);
});

test("every top category has a buying guide", () => {
  const tops = categories.filter(({ parent }) => parent === null);
  expect(tops.filter(({ secondDescription }) => !secondDescription?.includes("<h2>")).map(({ slug }) => slug)).toEqual(
    [],
  );
});

test("every category of a product exists, and one of them is at the top", () => {
  const slugs = new Set(categories.map(({ slug }) => slug));
  const tops = new Set(categories.filter(({ parent }) => parent === null).map(({ slug }) => slug));
  const isWrong = ({ categories: own }: (typeof products)[number]) =>
    own.some((slug) => !slugs.has(slug)) || !own.some((slug) => tops.has(slug));
  expect(products.filter(isWrong).map(({ slug }) => slug)).toEqual([]);
});
