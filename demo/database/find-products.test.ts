import fc from "fast-check";
import { expect, test } from "vitest";
import type { DemoProduct } from "../catalogue/types.ts";
import { decodeCursor, encodeCursor } from "../resolvers/connections.ts";
import { DemoShop } from "../testing/demo-shop.ts";
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

test.each([
  ["DATE", "DESC"],
  ["DATE", "ASC"],
  ["NAME", "ASC"],
  ["NAME", "DESC"],
  ["PRICE", "ASC"],
  ["PRICE", "DESC"],
  ["RATING", "DESC"],
  ["POPULARITY", "ASC"],
  ["REVIEW_COUNT", "DESC"],
  ["MENU_ORDER", "ASC"],
])("by %s %s every product stands on exactly one page", async (field, order) => {
  const shop = new DemoShop();
  const where = { ...PUBLIC, orderby: [{ field, order }] };
  const all = await list(shop, where);
  const paged: number[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: Products = await list(shop, where, { first: 4, after });
    expect(page.found).toBe(after === null ? all.nodes.length : null);
    paged.push(...page.nodes.map(({ databaseId }) => databaseId));
    [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
  }
  expect(paged).toEqual(all.nodes.map(({ databaseId }) => databaseId));
  expect(new Set(paged).size).toBe(all.found);
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
