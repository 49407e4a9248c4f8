import { beforeAll, expect, test } from "vitest";
import {
  GetProductCursorsDocument,
  GetProductsDocument,
  GetProductsOptimizedDocument,
} from "../../graphql/generated/documents";
import { Visitor } from "./backend";
import { walk, type Walk } from "./discover";

const PAGE = 24;
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

let all: Walk;
beforeAll(async () => {
  all = await walk({}, 100);
});

test("the whole list has every product once, and as many as `found` says", () => {
  expect(all.isComplete).toBe(true);
  expect(new Set(all.ids).size).toBe(all.ids.length);
  expect(all.found).toBe(all.ids.length);
});

test.each([
  ["DATE", "DESC"],
  ["DATE", "ASC"],
  ["NAME", "ASC"],
  ["NAME", "DESC"],
  ["POPULARITY", "DESC"],
  ["SLUG", "ASC"],
  ["MODIFIED", "DESC"],
] as const)("walking by %s %s in pages of 24 finds every product exactly once", async (field, order) => {
  const walked = await walk({ orderby: [{ field, order }] }, PAGE);
  expect(walked.isComplete).toBe(true);
  expect(sorted(walked.ids)).toEqual(sorted(all.ids));
});

test("by DATE in hundreds the index of ids gets every product with its price and rating", async () => {
  const visitor = new Visitor();
  const { products } = await visitor.need(GetProductsOptimizedDocument, {
    first: 100,
    orderby: [{ field: "DATE", order: "DESC" }],
  });
  expect(products?.nodes.length).toBe(Math.min(100, all.ids.length));
  for (const node of products?.nodes ?? []) expect(node).toMatchObject({ databaseId: expect.any(Number) });
  expect(products?.nodes.some((node) => "price" in node && node.price)).toBe(true);
  const walked = await walk({ orderby: [{ field: "DATE", order: "DESC" }] }, 100);
  expect(sorted(walked.ids)).toEqual(sorted(all.ids));
});

test("a list gives at most 100, whatever is asked", async () => {
  const { products } = await new Visitor().need(GetProductCursorsDocument, { first: 1000 });
  expect(products?.edges.length).toBe(Math.min(100, all.ids.length));
});

test("`found` is null behind a cursor, and a cursor leads to the next product", async () => {
  const visitor = new Visitor();
  const first = (await visitor.need(GetProductsDocument, { first: 2 })).products;
  expect(first?.found).toBe(all.ids.length);
  const next = (await visitor.need(GetProductsDocument, { first: 1, after: first?.pageInfo.endCursor })).products;
  expect(next?.found).toBeNull();
  expect(next?.nodes[0]?.databaseId).toBe(all.ids[2]);
});

test("the cursors of a jump to page n are those of the walk", async () => {
  const visitor = new Visitor();
  const { products } = await visitor.need(GetProductCursorsDocument, { first: PAGE });
  const cursor = products?.edges.at(-1)?.cursor;
  const second = (await visitor.need(GetProductsDocument, { first: PAGE, after: cursor })).products;
  expect(second?.nodes.map(({ databaseId }) => databaseId)).toEqual(all.ids.slice(PAGE, PAGE * 2));
});

test("an impossible filter gives an empty list, no next page and no count", async () => {
  const { products } = await new Visitor().need(GetProductsDocument, { first: 5, search: "zzz-nyama-takava-duma" });
  expect(products?.nodes).toEqual([]);
  expect(products?.pageInfo.hasNextPage).toBe(false);
  expect(products?.found).toBeNull();
});
