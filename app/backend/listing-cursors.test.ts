import { expect, test } from "vitest";
import recordedSimple from "../../tests/contract/samples/product-simple.json";
import { fakeCatalogue, type FakeProduct } from "../../tests/doubles/fake-catalogue";
import { makeMemory } from "../../tests/doubles/map-memory";
import { answerWith } from "../../tests/doubles/answering-client";
import { listByCursor } from "./listing-cursors";
import { toChoice, type ListingTerms } from "./listing-filters";
import { parseListingQuery, PLAIN_LISTING } from "../shop/listing-query";
import { WHOLE_SHOP } from "../shop/listing-scope";

const TERMS: ListingTerms = {
  currency: "BGN",
  priceDisplay: "leva-euro",
  productsPerPage: 24,
  filterAttributes: ["pa_cvyat", "pa_razmer"],
};
const CHOICE = toChoice(PLAIN_LISTING, WHOLE_SHOP, TERMS);
const ASKED = { choice: CHOICE, orderby: "date", order: "desc", page: 1, perPage: 24 } as const;
const CARD = recordedSimple.response.body.data.product;
const BROKEN = { kind: "bad-answer" as const };
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Продукт ${index}`, price: 10 }));
const list = (parts: object) => ({
  data: { products: { found: null, pageInfo: { hasNextPage: true, endCursor: "c" }, ...parts } },
});
const ONE_PAGE = list({ found: 1, nodes: [CARD], pageInfo: { hasNextPage: false, endCursor: null } });

test("page 1 is one question, in the address's words (§7, Listing flow)", async () => {
  const { client, asked } = answerWith(list({ found: 298, nodes: [CARD] }));
  const filter = "pa_cvyat[cheren,sin],category[proteini],price[10,20],sale[true],rating[4],pa_unknown[x]";
  const query = parseListingQuery(new URLSearchParams({ filter }));
  const choice = toChoice(query, { kind: "brand", slug: "toros" }, { ...TERMS, priceDisplay: "euro" });
  const listed = await listByCursor(client, makeMemory(), { ...ASKED, choice: { ...choice, phrase: "whey" } });
  expect(listed).toMatchObject({ page: 1, found: 298, hasNextPage: true, products: [{ databaseId: 54 }] });
  const within = (taxonomy: string, ...terms: string[]) => ({ taxonomy, terms, operator: "IN" });
  expect(asked.map(({ variables }) => variables)).toEqual([
    {
      first: 24,
      after: null,
      search: "whey",
      include: null,
      taxonomyFilter: {
        and: [within("PRODUCT_BRAND", "toros"), within("PRODUCT_CAT", "proteini"), within("PA_CVYAT", "cheren", "sin")],
      },
      minPrice: 19.56,
      maxPrice: 39.12,
      onSale: true,
      rating: [4],
      orderby: [{ field: "DATE", order: "DESC" }],
    },
  ]);
});

test("a cold jump asks for cursors in hundreds, a warm page asks once, also the neighbours' (§7; quality.md)", async () => {
  const { client, asked } = fakeCatalogue(products(300));
  const memory = makeMemory();
  const show = async (page: number) => {
    asked.length = 0;
    const listed = await listByCursor(client, memory, { ...ASKED, page });
    await memory.settle();
    expect(listed.products.map(({ databaseId }) => databaseId)).toEqual(
      Array.from({ length: Math.min(24, 300 - (page - 1) * 24) }, (_, index) => 300 - (page - 1) * 24 - index),
    );
    expect(listed).toMatchObject({ page, found: 300 });
    return asked.map(({ operation, first, after }) => [operation, first, after]);
  };
  expect(await show(6)).toEqual([
    ["getProductCursors", 100, null],
    ["getProductCursors", 20, "201"],
    ["getProducts", 24, "181"],
  ]);
  expect(await show(6)).toEqual([["getProducts", 24, "181"]]);
  expect(await show(3)).toEqual([["getProducts", 24, "253"]]);
  expect(await show(7)).toEqual([["getProducts", 24, "157"]]);
  expect(await show(13)).toHaveLength(3);
});

test("the next page starts at the end cursor of the one before (§7, Listing flow)", async () => {
  const { client, asked } = fakeCatalogue(products(60));
  const memory = makeMemory();
  await listByCursor(client, memory, ASKED);
  await memory.settle();
  asked.length = 0;
  await listByCursor(client, memory, { ...ASKED, page: 2 });
  expect(asked).toMatchObject([{ operation: "getProducts", after: "37" }]);
});

test("a shop that shows another number of products on a page is paged by that (§9)", async () => {
  const { client, asked } = fakeCatalogue(products(30));
  const listed = await listByCursor(client, makeMemory(), { ...ASKED, page: 2, perPage: 12 });
  expect(listed.products.map(({ databaseId }) => databaseId)).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7]);
  expect(listed).toMatchObject({ page: 2, found: 30, hasNextPage: true });
  expect(asked.map(({ first }) => first)).toEqual([12, 12]);
});

test("products that come or go leave every product on one page, and on one only", async () => {
  for (const move of [
    (shop: FakeProduct[]) => shop.push(...products(123).slice(120)),
    (shop: FakeProduct[]) => shop.splice(110, 2),
    (shop: FakeProduct[]) => shop.splice(60, 5),
  ]) {
    const shop = products(120);
    const { client } = fakeCatalogue(shop);
    const memory = makeMemory();
    const walk = async (pages: number[]) => {
      const shown: number[] = [];
      for (const page of pages) {
        const listed = await listByCursor(client, memory, { ...ASKED, page });
        await memory.settle();
        shown.push(...listed.products.map(({ databaseId }) => databaseId));
      }
      return shown.toSorted((a, b) => a - b);
    };
    await walk([1, 2, 3, 4, 5]);
    move(shop);
    const all = shop.map(({ id }) => id);
    // From the first page on each one says where the next one starts now, however new the cursors are.
    expect(await walk([1, 2, 3, 4, 5, 6])).toEqual(all);
    shop.shift();
    memory.age();
    expect(await walk([6, 5, 4, 3, 2, 1])).toEqual(all.slice(1));
  }
});

test("stale cursors lead to their page where new ones can't be had (§8)", async () => {
  const { client } = answerWith(
    list({ found: 60, nodes: [CARD], pageInfo: { hasNextPage: true, endCursor: "c" } }),
    { failure: BROKEN },
    list({ nodes: [CARD] }),
  );
  const memory = makeMemory();
  await listByCursor(client, memory, ASKED);
  await memory.settle();
  memory.age();
  expect(await listByCursor(client, memory, { ...ASKED, page: 2 })).toMatchObject({ page: 2, found: 60 });
});

test("a page beyond the last cursor is an empty list without a next page (§8)", async () => {
  for (const [count, page] of [
    [48, 3],
    [30, 3],
    [24, 2],
    [0, 2],
  ] as const) {
    const { client, asked } = fakeCatalogue(products(count));
    const listed = await listByCursor(client, makeMemory(), { ...ASKED, page });
    expect(listed).toMatchObject({ products: [], page, hasNextPage: false });
    expect(asked.map(({ operation }) => operation)).toEqual(["getProductCursors"]);
  }
});

test("no cursor is asked for beyond the cap of 2000, and the last page before it says so (§9)", async () => {
  const { client, asked } = fakeCatalogue(products(2400));
  expect(await listByCursor(client, makeMemory(), { ...ASKED, page: 85 })).toMatchObject({ products: [] });
  expect(asked).toEqual([]);
  const last = await listByCursor(client, makeMemory(), { ...ASKED, page: 84 });
  expect(last).toMatchObject({ hasNextPage: false, found: 2400 });
  expect(last.products).toHaveLength(24);
  expect(asked).toHaveLength(21);
});

test("a jump that fails falls back to the first page (§8)", async () => {
  for (const answer of [
    { failure: BROKEN },
    { data: {}, failure: BROKEN },
    { data: { products: null } },
    list({ edges: "x" }),
    list({ edges: [{ cursor: "c" }], pageInfo: null }),
  ]) {
    const { client } = answerWith(answer, ONE_PAGE);
    const listed = await listByCursor(client, makeMemory(), { ...ASKED, page: 2 });
    expect(listed).toMatchObject({ page: 1, products: [{}] });
  }
});

test("where the backend doesn't say how many were found, only a single page knows (backend notes, Lists)", async () => {
  const found = async (parts: object) => {
    const { client } = answerWith(list({ nodes: [CARD, CARD], ...parts }));
    return (await listByCursor(client, makeMemory(), ASKED)).found;
  };
  expect(await found({ pageInfo: { hasNextPage: false } })).toBe(2);
  expect(await found({})).toBeNull();
  expect(await found({ found: "298" })).toBeNull();
});

test("a list that can't be read is a fault, never an empty shop (quality.md 4)", async () => {
  for (const answer of [
    { failure: BROKEN },
    { data: { products: null }, failure: BROKEN },
    { data: {} },
    list({ nodes: {} }),
    list({ nodes: [null] }),
  ])
    await expect(listByCursor(answerWith(answer).client, makeMemory(), ASKED)).rejects.toMatchObject({
      failure: BROKEN,
    });
});
