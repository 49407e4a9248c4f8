import fc from "fast-check";
import { expect, test } from "vitest";
import type { DemoProduct } from "../../catalog/types.ts";
import { decodeCursor, encodeCursor } from "../../resolvers/connections.ts";
import { DemoShop } from "../../testing/demo-shop.ts";
import { buildListedCatalog } from "../../testing/listed-catalog.ts";
import { buildRecordedCatalog } from "../../testing/recorded-catalog.ts";
import { normalizeSlug } from "../terms/normalize-slug.ts";
import { countRuns } from "../../../tests/fixtures/trials";

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
  const catalog = buildRecordedCatalog();
  const products = catalog.products.map((product) => (product.id === id ? { ...product, ...change } : product));
  return new DemoShop({ ...catalog, products });
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
  ["MODIFIED", "DESC"],
  ["POPULARITY", "ASC"],
])("by %s %s every product stands on exactly one page", async (field, order) => {
  const { all, paged } = await walk(new DemoShop(), field, order);
  expect(paged).toEqual(all);
  expect(new Set(paged).size).toBe(all.length);
});

test("by PRICE and RATING, pages skip and repeat products with equal values", async () => {
  const up = await walk(new DemoShop(buildListedCatalog()), "PRICE", "ASC");
  expect(new Set(up.paged).size).toBeLessThan(up.found);
  const down = await walk(new DemoShop(buildListedCatalog()), "PRICE", "DESC");
  expect(new Set(down.paged).size).toBeLessThan(down.found);
  const stars = await walk(new DemoShop(buildListedCatalog()), "RATING", "DESC");
  expect(new Set(stars.paged).size).toBeLessThan(stars.paged.length);
});

test("without an order, names are sorted backwards (recorded)", async () => {
  const shop = new DemoShop();
  const names = (await list(shop, PUBLIC)).nodes.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted().toReversed());
});

test("hidden products and drafts are listed unless excluded; a draft shortens its page", async () => {
  expect(await ids(changeProduct(154, { visibility: "HIDDEN" }), PUBLIC)).not.toContain(154);
  expect(await ids(changeProduct(154, { visibility: "HIDDEN" }), {})).toContain(154);
  const { found, nodes } = await list(changeProduct(154, { published: false }));
  expect(nodes).toHaveLength((found ?? 0) - 1);
});

test("products are found by category or ancestor, term, sale, price, id and slug", async () => {
  const shop = new DemoShop();
  const filters = [
    { taxonomy: "PA_VKUS", terms: ["yagoda", "dinya"], operator: "IN" },
    { taxonomy: "PRODUCT_CAT", terms: ["proteini"] },
  ];
  expect(await ids(shop, { taxonomyFilter: { and: filters } })).toEqual([54, 937]);
  expect(await ids(shop, { taxonomyFilter: { and: [{ taxonomy: "PRODUCT_BRAND", terms: ["vitaplus"] }] } })).toEqual([
    54,
  ]);
  expect(await ids(shop, { onSale: true })).toContain(256);
  expect(await ids(shop, { minPrice: 95, maxPrice: 96 })).toEqual([1131, 937]);
  expect(await ids(shop, { include: [57, 58], exclude: [58] })).toEqual([57]);
  expect((await ids(shop, { slugIn: ["bez-snimka", "bez-tsena"] })).toSorted()).toEqual([249, 255]);
});

test("a list is a hundred long at most, and empty found is null", async () => {
  const shop = new DemoShop();
  expect((await list(shop, {}, { first: 5000 })).nodes.length).toBeLessThanOrEqual(100);
  expect(await list(shop, { slugIn: ["няматакова"] })).toMatchObject({ found: null, nodes: [] });
});

test("a Cyrillic slug is stored percent-encoded and found in both forms", async () => {
  const shop = changeProduct(154, { slug: "казеин-1-8-кг" });
  const encoded = normalizeSlug("казеин-1-8-кг");
  for (const id of ["казеин-1-8-кг", encoded, encoded.toUpperCase()]) {
    const { body } = await shop.ask("query ($id: ID!) { product(id: $id, idType: SLUG) { slug } }", { id });
    expect(body.data).toEqual({ product: { slug: encoded } });
  }
});

test("any text can be a slug or a cursor", async () => {
  expect(decodeCursor(encodeCursor(1067))).toBe(1067);
  const shop = new DemoShop();
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(normalizeSlug(normalizeSlug(text))).toBe(normalizeSlug(text));
      expect(decodeCursor(text)).toBeNull();
      await list(shop, { slugIn: [text] }, { first: 2, after: text });
    }),
    { numRuns: countRuns(50) },
  );
});
