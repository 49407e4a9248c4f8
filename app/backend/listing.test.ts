import { expect, test } from "vitest";
import { fakeCatalogue, type FakeProduct } from "../../tests/doubles/fake-catalogue";
import { makeMemory } from "../../tests/doubles/map-memory";
import { ORDERS, PLAIN_LISTING, type ListingQuery } from "../shop/listing-query";
import { WHOLE_SHOP } from "../shop/listing-scope";
import { sortIndex } from "../shop/listing-index";
import { listProducts, resolveListing } from "./listing";
import { toChoice } from "./listing-filters";
import { readWholeIndex } from "./listing-index";
import { answerWith } from "../../tests/doubles/answering-client";

const TERMS = { currency: "BGN", priceDisplay: "leva-euro", productsPerPage: 24, filterAttributes: [] } as const;

/** Few different prices and ratings, so that most tie; some have none; every third is reduced. */
function makeProducts(count: number): FakeProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Продукт ${String((index * 7919) % count).padStart(5, "0")}`,
    price: index % 97 === 0 ? null : 10 + (index % 5),
    ...(index % 3 === 0 ? { regular: 20 + (index % 4) } : {}),
    rating: index % 6,
  }));
}

async function show(
  { client }: ReturnType<typeof fakeCatalogue>,
  memory: ReturnType<typeof makeMemory>,
  query: Partial<ListingQuery>,
) {
  const asked = { ...PLAIN_LISTING, ...query };
  const listing = await resolveListing(client, memory, asked, {
    scope: WHOLE_SHOP,
    terms: { ...TERMS, filterAttributes: [] },
  });
  return listProducts(client, memory, listing, asked, TERMS.productsPerPage);
}

const idsOf = ({ products }: Awaited<ReturnType<typeof show>>) => products.map(({ databaseId }) => databaseId);

test.each(ORDERS.flatMap((orderby) => (["asc", "desc"] as const).map((order) => [orderby, order] as const)))(
  "by %s %s, 2000 products each stand once on all pages together (issue: the catalogue)",
  async (orderby, order) => {
    const [catalogue, memory] = [fakeCatalogue(makeProducts(2000)), makeMemory()];
    await show(catalogue, memory, { orderby, order });
    await memory.settle();
    const ids: number[] = [];
    for (let page = 1; page === 1 || ids.length < 2000; page++) {
      const listed = await show(catalogue, memory, { orderby, order, page });
      await memory.settle();
      expect(listed).toMatchObject({ found: 2000, isPartial: false });
      expect(listed.hasNextPage).toBe(ids.length + listed.products.length < 2000);
      if (listed.products.length === 0) break;
      ids.push(...idsOf(listed));
    }
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
  },
);

test("prices rise, what has none comes last, and the id has the last word (design §4)", async () => {
  const catalogue = fakeCatalogue([
    { id: 1, name: "а", price: 20 },
    { id: 2, name: "б", price: null },
    { id: 3, name: "в", price: 10 },
    { id: 4, name: "г", price: 10 },
    { id: 5, name: "д", price: 15, regular: 30 },
    { id: 6, name: "е", price: 9, regular: 10 },
  ]);
  const order = async (query: Partial<ListingQuery>) => idsOf(await show(catalogue, makeMemory(), query));
  expect(await order({ orderby: "price", order: "asc" })).toEqual([6, 4, 3, 5, 1, 2]);
  expect(await order({ orderby: "price", order: "desc" })).toEqual([1, 5, 4, 3, 6, 2]);
  expect(await order({ orderby: "discount", order: "desc" })).toEqual([5, 6, 4, 3, 2, 1]);
});

test("nobody waits for twenty questions: the first hundred come at once and say so, the rest is read after (design §4)", async () => {
  const [catalogue, memory] = [fakeCatalogue(makeProducts(1000)), makeMemory()];
  const first = await show(catalogue, memory, { orderby: "price", order: "desc" });
  expect(first).toMatchObject({ isPartial: true, found: 1000, hasNextPage: true });
  expect(catalogue.asked).toHaveLength(2);
  await memory.settle();
  catalogue.asked.length = 0;
  const again = await show(catalogue, memory, { orderby: "price", order: "desc", page: 40 });
  expect(again).toMatchObject({ isPartial: false, found: 1000 });
  expect(catalogue.asked.map(({ operation }) => operation)).toEqual(["getProducts"]);
});

test("a page behind the first hundred is read at once, never shown wrong (design §4)", async () => {
  const listed = await show(fakeCatalogue(makeProducts(300)), makeMemory(), {
    orderby: "rating",
    order: "asc",
    page: 6,
  });
  expect(listed).toMatchObject({ isPartial: false, found: 300 });
  expect(listed.products).toHaveLength(24);
});

test("above 2000 products paging stops at the cap and the page says so (design §4)", async () => {
  const [catalogue, memory] = [fakeCatalogue(makeProducts(2500)), makeMemory()];
  await show(catalogue, memory, { orderby: "price" });
  await memory.settle();
  const last = await show(catalogue, memory, { orderby: "price", page: 84 });
  expect(last).toMatchObject({ hasNextPage: false, found: 2500 });
  expect((await show(catalogue, memory, { orderby: "price", page: 85 })).products).toEqual([]);
});

test("a product that has gone since the index was made is left out (design §4)", async () => {
  const products = makeProducts(30);
  const memory = makeMemory();
  await show(fakeCatalogue(products), memory, { orderby: "price" });
  await memory.settle();
  const left = fakeCatalogue(products.slice(1));
  const pages = [
    await show(left, memory, { orderby: "price" }),
    await show(left, memory, { orderby: "price", page: 2 }),
  ];
  expect(pages.flatMap(idsOf)).toHaveLength(29);
  expect(pages.flatMap(idsOf)).not.toContain(1);
});

test("a search finds its words anywhere, in either alphabet, in every order and with the sale filter (issue: the catalogue)", async () => {
  const catalogue = fakeCatalogue([
    { id: 1, name: "Креатин монохидрат 500 г", price: 30, regular: 40 },
    { id: 2, name: "500 г чист креатин", price: 20 },
    { id: 3, name: "Креатин 300 г", price: 10, regular: 12 },
    { id: 4, name: "Whey протеин 500 г", price: 50 },
  ]);
  const find = async (search: string, query: Partial<ListingQuery> = {}) =>
    idsOf(await show(catalogue, makeMemory(), { search, ...query }));
  expect(await find("креатин 500")).toEqual([2, 1]);
  expect(await find("500 KREATIN", { orderby: "price", order: "asc" })).toEqual([2, 1]);
  expect(await find("protein")).toEqual([4]);
  expect(await find("whey")).toEqual([4]);
  expect(await find("креатин 500", { onSale: true })).toEqual([1]);
  expect(await find("креатин", { onSale: true, orderby: "discount" })).toEqual([1, 3]);
  expect(await find("креатин whey")).toEqual([]);
  expect(await find("%_'\"")).toEqual([]);
});

test("a group's price is a range of texts, and stands in its place among the others (backend notes, Fields)", async () => {
  const node = (id: number, price: string, type = "SIMPLE") => ({ databaseId: id, type, price, purchasable: true });
  const range = "9,90&nbsp;\u043b\u0432. - 24,90&nbsp;\u043b\u0432.";
  const nodes = [node(1, "12"), node(2, range, "GROUPED"), node(3, "9.5")];
  const products = { found: 3, pageInfo: { hasNextPage: false, endCursor: null }, nodes };
  const { client } = answerWith({ data: { products } });
  const choice = toChoice(PLAIN_LISTING, WHOLE_SHOP, { ...TERMS, filterAttributes: [] });
  const { entries } = await readWholeIndex(client, choice);
  expect(sortIndex(entries, "price", "asc")).toEqual([3, 2, 1]);
});

test("the order by discount goes by single variations: 21,90 to 18,90 beside 39,90 is less than 20 %", async () => {
  const type = { type: "VARIABLE", purchasable: true };
  const node = (databaseId: number, price: string, regularPrice: string, salePrice: string | null) =>
    Object.assign({ databaseId, price, regularPrice, salePrice }, type);
  const nodes = [
    node(1, "11.90, 18.90, 39.90", "11.90, 21.90, 39.90", "18.90"),
    node(2, "40.00", "50.00", "40.00"),
    node(3, "40.00", "50.00", null),
    node(4, "50.00", "50.00", "10.00"),
  ];
  const products = { found: 4, pageInfo: { hasNextPage: false, endCursor: null }, nodes };
  const { client } = answerWith({ data: { products } });
  const { entries } = await readWholeIndex(
    client,
    toChoice(PLAIN_LISTING, WHOLE_SHOP, { ...TERMS, filterAttributes: [] }),
  );
  expect(sortIndex(entries, "discount", "desc")).toEqual([2, 1, 4, 3]);
});
