import { beforeAll, describe, expect, inject, test } from "vitest";
import type { CatalogFilters } from "../../worker/catalog/index/catalog-query";
import { queryIndex } from "../../worker/catalog/index/query-index";
import type { EntryData } from "../../worker/catalog/rows/row-data";
import { drawFilters } from "./fixtures/random-filters";
import { openSource, readReplica, type Replica } from "./fixtures/replica";
import { listOfBackend, ORDERS, settleTies, valueIn, type Direction } from "./fixtures/backend-order";

/** `CONTRACT_FILTERS=200` for a shop that has the time. */
const SETS = Number(process.env.CONTRACT_FILTERS ?? 12);
const SEED = 25;
const PER_PAGE = 100_000;
const PAGE_OF_BACKEND = 100;
/** By how many positions two listings of the backend differed for products of equal sales. */
const EQUAL_SALES_MAX = 3;

const DOCUMENTS = ["capabilities", "countries", "menu:PRIMARY", "post-categories", "store-pages"];

let replica: Replica;
let sets: CatalogFilters[];

beforeAll(async () => {
  replica = await readReplica();
  sets = drawFilters([...replica.entries.values()], SETS, SEED);
}, 600_000);

const entryOf = (id: number): EntryData => replica.entries.get(id)!;

/** The backend's lists omit products that are visible in listings only; the shop lists them. */
const isComparable = (id: number) => replica.entries.has(id) && entryOf(id).visibility !== "catalog";

/** Neighbors further apart in reverse than products of equal sales may be: guests can't read sales. */
function findSwaps(ids: number[], direction: Direction): [number, number][] {
  const best = direction === "desc" ? ids : ids.toReversed();
  const pairs = best.slice(1).map((id, at): [number, number] => [best[at]!, id]);
  return pairs.filter(([before, after]) => replica.sold.get(after)! > replica.sold.get(before)! + EQUAL_SALES_MAX);
}

test("every published product of the backend is in the replica, and none is malformed", () => {
  expect(replica.malformed).toEqual([]);
  expect([...replica.sold.keys()].toSorted()).toEqual([...replica.entries.keys()].toSorted());
});

test("the demo's catalog takes at most 26 queries to read", (context) => {
  if (!inject("isDemo")) return context.skip("a shop of another size takes others");
  expect(replica.queries).toBeLessThanOrEqual(26);
});

test("what pages show beside products, terms, posts and pages is readable", async () => {
  const { source, counted } = openSource();
  const documents = new Map((await source.readDocuments()).documents.map(({ name, data }) => [name, data]));
  // A shop without accounts has no login providers.
  const names = [...documents.keys()].filter((name) => !/^(regions:|login-providers$)/.test(name));
  expect(names.toSorted()).toEqual(DOCUMENTS);
  expect(documents.get("store-pages")).toContainEqual(expect.objectContaining({ screen: "shop" }));
  expect(counted.queries).toBeLessThanOrEqual(7);
}, 120_000);

test("a product is found by its slug, and none by an unknown slug", async () => {
  const { source } = openSource();
  const { rows } = await source.listProducts(25, null);
  // WooGraphQL decodes a slug like "%50-…" wholly, and finds none.
  const { id, slug } = rows.find((row) => !row.slug.includes("%"))!;
  expect((await source.findBySlug(slug)).rows.map((row) => row.id)).toEqual([id]);
  expect((await source.findBySlug("nyama-takav-produkt")).rows).toEqual([]);
}, 120_000);

describe.each(ORDERS)("by %s", (order) => {
  test.each(["asc", "desc"] as Direction[])(
    "%s: random filters list the same products in the same order",
    async (direction) => {
      for (const filters of sets) {
        const asked = await listOfBackend(filters, order, direction, replica.hidden);
        const answered = queryIndex(replica.index, {
          filters,
          search: "",
          orderby: order,
          order: direction,
          page: 1,
          perPage: PER_PAGE,
          facets: false,
        });
        const about = JSON.stringify(filters);
        const listed = answered.ids.filter(isComparable);
        // Paging by price and rating, the backend skips products of equal value: compare with its count too.
        const isPaged = (order === "price" || order === "rating") && listed.length > PAGE_OF_BACKEND;
        const ours = isPaged ? listed.filter((id) => asked.ids.includes(id)) : listed;
        expect(ours.toSorted(), about).toEqual(asked.ids.toSorted());
        expect(listed.length, about).toBe(asked.found);
        expect(answered.total, about).toBe(answered.ids.length);
        const valueOf = (id: number) => valueIn(order, direction, entryOf(id));
        const inOrder = (ids: number[]) => ids.filter((id) => valueOf(id) !== null);
        if (order === "popularity") {
          const sales = ours.map((id) => replica.sold.get(id)!);
          expect(sales, about).toEqual(sales.toSorted((a, b) => (direction === "desc" ? b - a : a - b)));
          expect(findSwaps(asked.ids, direction), about).toEqual([]);
        }
        expect(inOrder(ours), about).toEqual(settleTies(inOrder(asked.ids), valueOf));
      }
    },
    600_000,
  );
});
