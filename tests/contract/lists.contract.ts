import { beforeAll, expect, test } from "vitest";
import { decodeSlug } from "../../app/domain/values/slug";
import { GetCatalogIdsDocument } from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";
import { listCards, walk, type Walk } from "./fixtures/discover";

const PAGE = 24;
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

let all: Walk;
beforeAll(async () => {
  all = await walk([{ field: "DATE", order: "DESC" }]);
});

test("the full list has every product once", () => {
  expect(all.isComplete).toBe(true);
  expect(new Set(all.ids).size).toBe(all.ids.length);
});

test.each(["DATE", "POPULARITY", "MODIFIED"] as const)(
  "paging by %s, 24 at a time, finds every product exactly once",
  async (field) => {
    const walked = await walk([{ field, order: "DESC" }], PAGE);
    expect(walked.isComplete).toBe(true);
    expect(sorted(walked.ids)).toEqual(sorted(all.ids));
  },
);

test("a list has at most 100 nodes, whatever is requested", async () => {
  const { products } = await new Visitor().need(GetCatalogIdsDocument, { first: 1000, include: all.ids });
  expect(products?.edges.length).toBe(Math.min(100, all.ids.length));
});

test("ids and slugs list exactly those products", async () => {
  const some = (await listCards()).slice(3, 6);
  const wanted = new Set(some.map(({ databaseId }) => databaseId));
  const bySlug = await listCards(some.map(({ slug }) => decodeSlug(slug!)));
  expect(new Set(bySlug.map(({ databaseId }) => databaseId))).toEqual(wanted);
  const { products } = await new Visitor().need(GetCatalogIdsDocument, { first: 100, include: [...wanted] });
  expect(products?.edges.length).toBe(wanted.size);
});
