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

function setUp(data: object, lacking?: string) {
  const backend = new NotedBackend(({ query }) =>
    lacking && query.includes(lacking)
      ? Response.json({ errors: [{ message: `Cannot query field "${lacking}"` }] })
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

test("the first category page of a shop waits for no probe: what its backend offers is asked afterwards (design §6)", async () => {
  const held = Promise.withResolvers<Response>();
  const productCategory = { databaseId: 1, seconddesc: "", secondImage: null };
  const backend = new NotedBackend(({ query }) =>
    query.includes("@skip") ? held.promise : Response.json({ data: { productCategory } }),
  );
  const open = () => createCatalog(backend.bindings, readEnvironment({}), backend.waitUntil);
  const extras = await open().readCategoryExtras("proteini");
  expect(extras).toEqual({ secondDescription: "", secondImage: null });
  // One at a time: a Worker has six connections, and the page needs them.
  expect(backend.questions.filter(({ query }) => query.includes("@skip"))).toHaveLength(1);
  held.reject(new Error("too late"));
  await backend.settle();
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
