import { beforeEach, expect, test, vi } from "vitest";
import type { Catalog } from "../app/context";
import { NotedBackend } from "../tests/doubles/noted-backend";
import { WHOLE_SHOP } from "../app/shop/listing-scope";
import { PLAIN_LISTING } from "../app/shop/listing-query";
import { createCatalog } from "./catalog";
import { readEnvironment } from "./env";

beforeEach(() => {
  vi.spyOn(console, "info").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});

const lineOf = (query: string, text: string) => query.split("\n").findIndex((line) => line.includes(text)) + 1;

function setUp(data: object, lacking?: string) {
  const backend = new NotedBackend(({ query }) =>
    lacking && query.includes(lacking)
      ? Response.json({
          errors: [{ message: `Cannot query field "${lacking}"`, locations: [{ line: lineOf(query, lacking) }] }],
        })
      : Response.json({ data }),
  );
  const open = () => createCatalog(backend.bindings, readEnvironment({}), backend.waitUntil);
  return { backend, open };
}

test("menu and page of one request ask for the tree once, the next request not at all (design §2)", async () => {
  const node = { databaseId: 1, slug: "proteini", name: "Протеини", count: 9, image: null };
  const { backend, open } = setUp({ productCategories: { nodes: [node] } });
  const first = open();
  const trees = await Promise.all([first.listCategoryTree(), first.listCategoryTree()]);
  expect(trees[0]).toEqual([{ ...node, children: [] }]);
  expect(trees[1]).toEqual(trees[0]);
  await backend.settle();
  expect(await open().listCategoryTree()).toEqual(trees[0]);
  expect(backend.namesAsked()).toEqual(["getProductCategories"]);
});

test("what stands without categories has none while the backend is down, and the page of all says so (design §2)", async () => {
  const { open } = setUp({}, "productCategories");
  expect(await open().listKnownCategories()).toEqual([]);
  await expect(open().listCategoryTree()).rejects.toThrow();
});

const PRODUCTS = { found: 0, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
const STATS = { priceRange: null, ratingCounts: [], stockStatusCounts: [], attributeCounts: [] };

test("the first category page of a shop asks what its backend has before it asks for that", async () => {
  const productCategory = { databaseId: 1, seconddesc: "", secondImage: null };
  const { backend, open } = setUp({ productCategory });
  expect(await open().readCategoryExtras("proteini")).toEqual({ secondDescription: "", secondImage: null });
  expect(backend.namesAsked()).toEqual(["probe", "getCategoryExtras"]);
});

test("while nobody can say what the backend has, only what every backend has is asked for", async () => {
  const backend = new NotedBackend(({ query }) =>
    query.includes("query probe") ? new Response("<html>", { status: 502 }) : Response.json({ data: {} }),
  );
  const open = () => createCatalog(backend.bindings, readEnvironment({}), backend.waitUntil);
  expect(await open().readCategoryExtras("proteini")).toBeNull();
  expect(await open().readFacets(PLAIN_LISTING, WHOLE_SHOP)).toMatchObject({ ok: false });
  expect(backend.namesAsked()).not.toContain("getCategoryExtras");
  expect(backend.namesAsked()).not.toContain("getCollectionStats");
});

test("what a backend is known to lack is not asked for: a listing goes without facets and second text (design §6)", async () => {
  for (const [field, ask] of [
    ["collectionStats", (catalog) => catalog.readFacets(PLAIN_LISTING, WHOLE_SHOP)],
    ["seconddesc", (catalog) => catalog.readCategoryExtras("proteini")],
  ] satisfies [string, (catalog: Catalog) => Promise<unknown>][]) {
    const { backend, open } = setUp({ products: PRODUCTS, collectionStats: STATS }, field);
    await ask(open());
    await backend.settle();
    backend.questions.length = 0;
    const answer = await ask(open());
    expect(answer === null || (answer as { ok: boolean }).ok === false, field).toBe(true);
    expect(backend.questions, field).toEqual([]);
  }
});

test("facets of a backend that has them are asked for, also while nothing is known of it (design §4)", async () => {
  const { backend, open } = setUp({ products: PRODUCTS, collectionStats: STATS });
  for (const round of [1, 2]) {
    expect(await open().readFacets(PLAIN_LISTING, WHOLE_SHOP), String(round)).toMatchObject({ ok: true });
    await backend.settle();
  }
});
