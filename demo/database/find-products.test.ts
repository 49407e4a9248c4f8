import fc from "fast-check";
import { expect, test } from "vitest";
import type { DemoProduct } from "../catalogue/types.ts";
import { decodeCursor, encodeCursor } from "../resolvers/connections.ts";
import { DemoShop } from "../testing/demo-shop.ts";
import { buildListedCatalogue } from "../testing/listed-catalogue.ts";
import { buildRecordedCatalogue } from "../testing/recorded-catalogue.ts";
import { normaliseSlug } from "./normalise-slug.ts";

interface Products {
  found: number | null;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: { databaseId: number; name: string }[];
}

const LIST = `query ($first: Int, $after: String, $where: RootQueryToProductConnectionWhereArgs) {
  products(first: $first, after: $after, where: $where) {
    found pageInfo { hasNextPage endCursor } edges { cursor } nodes { databaseId name }
  }
}`;

async function list(shop: DemoShop, where: object = {}, page: object = { first: 100 }): Promise<Products> {
  const { body } = await shop.ask(LIST, { ...page, where });
  expect(body.errors).toBeUndefined();
  return body.data?.products as Products;
}

async function ids(shop: DemoShop, where: object): Promise<number[]> {
  return (await list(shop, where)).nodes.map(({ databaseId }) => databaseId);
}

function changeProduct(id: number, change: Partial<DemoProduct>): DemoShop {
  const catalogue = buildRecordedCatalogue();
  const products = catalogue.products.map((product) => (product.id === id ? { ...product, ...change } : product));
  return new DemoShop({ ...catalogue, products });
}

const PUBLIC = { visibility: "VISIBLE", status: "publish" };

async function walk(
  shop: DemoShop,
  field: string,
  order: string,
): Promise<{ all: number[]; found: number; paged: number[] }> {
  const where = { ...PUBLIC, orderby: [{ field, order }] };
  const paged: number[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: Products = await list(shop, where, { first: 4, after });
    if (after !== null) expect(page.found).toBeNull();
    paged.push(...page.nodes.map(({ databaseId }) => databaseId));
    [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
  }
  const { found, nodes } = await list(shop, where);
  return { all: nodes.map(({ databaseId }) => databaseId), found: found ?? 0, paged };
}

test.each([
  ["DATE", "DESC"],
  ["DATE", "ASC"],
  ["NAME", "ASC"],
  ["NAME", "DESC"],
  ["SLUG", "ASC"],
  ["MODIFIED", "DESC"],
  ["POPULARITY", "ASC"],
  ["MENU_ORDER", "DESC"],
])("by %s %s every product stands on exactly one page", async (field, order) => {
  const { all, paged } = await walk(new DemoShop(), field, order);
  expect(paged).toEqual(all);
  expect(new Set(paged).size).toBe(all.length);
});

test("by PRICE and RATING pages lose and repeat products of the same place", async () => {
  const up = await walk(new DemoShop(buildListedCatalogue()), "PRICE", "ASC");
  expect(new Set(up.paged).size).toBeLessThan(up.found);
  const down = await walk(new DemoShop(buildListedCatalogue()), "PRICE", "DESC");
  expect(new Set(down.paged).size).toBeLessThan(down.found);
  const stars = await walk(new DemoShop(buildListedCatalogue()), "RATING", "DESC");
  expect(new Set(stars.paged).size).toBeLessThan(stars.paged.length);
});

test("MENU_ORDER upwards repeats its first page, REVIEW_COUNT ends after it (reference shop)", async () => {
  const menu = await walk(new DemoShop(), "MENU_ORDER", "ASC");
  expect(menu.paged).toEqual([...menu.all.slice(0, 4), ...menu.all.slice(0, 3).toReversed()]);
  const reviews = await walk(new DemoShop(), "REVIEW_COUNT", "DESC");
  expect(reviews.paged).toEqual(reviews.all.slice(0, 4));
});

test("without an order names run backwards, a search brings the newest first (recorded)", async () => {
  const shop = new DemoShop();
  const names = (await list(shop, PUBLIC)).nodes.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted().toReversed());
  expect(await ids(shop, { ...PUBLIC, search: "ред пауър" })).toEqual([228, 169, 154, 81]);
});

test("a search is one phrase in names, texts and article numbers, whatever the case of its letters", async () => {
  const shop = new DemoShop();
  expect(await ids(shop, { search: "КАЗЕИН" })).toEqual([154]);
  expect(await ids(shop, { search: "казеин пауър" })).toEqual([]);
  expect(await ids(shop, { search: "f1-10001" })).toEqual([54]);
  expect(await ids(shop, { search: "100%" })).toEqual([937]);
});

test("hidden products and drafts come only when nobody asks to leave them out; a draft shortens its page", async () => {
  expect(await ids(changeProduct(154, { visibility: "HIDDEN" }), PUBLIC)).not.toContain(154);
  expect(await ids(changeProduct(154, { visibility: "HIDDEN" }), {})).toContain(154);
  const { found, nodes } = await list(changeProduct(154, { published: false }));
  expect(nodes).toHaveLength((found ?? 0) - 1);
});

test("products are found by category, also by one above, by brand, term, stock, sale and price", async () => {
  const shop = new DemoShop();
  expect(await ids(shop, { categoryIn: ["izolat"] })).toEqual([54, 937]);
  expect(await ids(shop, { productBrandIn: ["vitaplus"] })).toEqual([54]);
  const filters = [
    { taxonomy: "PA_VKUS", terms: ["yagoda", "dinya"], operator: "IN" },
    { taxonomy: "PRODUCT_CAT", terms: ["proteini"] },
  ];
  expect(await ids(shop, { taxonomyFilter: { relation: "AND", filters } })).toEqual([54, 937]);
  expect(await ids(shop, { attributes: { queries: [{ taxonomy: "PA_RAZMER", terms: ["xxs"] }] } })).toEqual([256]);
  expect(await ids(shop, { stockStatus: ["OUT_OF_STOCK"] })).toEqual([81]);
  expect(await ids(shop, { onSale: true, typeIn: ["VARIABLE"] })).toEqual([256]);
  expect(await ids(shop, { minPrice: 95, maxPrice: 96 })).toEqual([1131, 937]);
  expect(await ids(shop, { include: [57, 58], exclude: [58] })).toEqual([57]);
  expect(await ids(shop, { slugIn: ["bez-snimka", "bez-tsena"], orderby: [{ field: "NAME_IN" }] })).toEqual([255, 249]);
});

test("a list is a hundred long at most, and empty found is null", async () => {
  const shop = new DemoShop();
  expect((await list(shop, {}, { first: 5000 })).nodes.length).toBeLessThanOrEqual(100);
  expect(await list(shop, { search: "няматакова" })).toMatchObject({ found: null, nodes: [] });
});

test("a Cyrillic slug is kept percent-encoded and found in both forms", async () => {
  const shop = changeProduct(154, { slug: "казеин-1-8-кг" });
  const encoded = normaliseSlug("казеин-1-8-кг");
  for (const id of ["казеин-1-8-кг", encoded, encoded.toUpperCase()]) {
    const { body } = await shop.ask("query ($id: ID!) { product(id: $id, idType: SLUG) { slug } }", { id });
    expect(body.data).toEqual({ product: { slug: encoded } });
  }
});

test("any text can be a slug, a cursor or a search", async () => {
  expect(decodeCursor(encodeCursor(1067))).toBe(1067);
  const shop = new DemoShop();
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(normaliseSlug(normaliseSlug(text))).toBe(normaliseSlug(text));
      expect(decodeCursor(text)).toBeNull();
      await list(shop, { search: text, slugIn: [text] }, { first: 2, after: text });
    }),
    { numRuns: 50 },
  );
});
