import { expect, test } from "vitest";
import { catalog } from "../../catalog/catalog.ts";
import { DemoShop } from "../../testing/demo-shop.ts";

const LIST = `query ($where: RootQueryToProductConnectionWhereArgs) {
  products(first: 100, where: $where) { found }
}`;

const PUBLIC = { visibility: "VISIBLE", status: "publish" };

const shop = new DemoShop(catalog);

async function count(where: object): Promise<number | null> {
  const { body } = await shop.ask(LIST, { where: { ...PUBLIC, ...where } });
  expect(body.errors).toBeUndefined();
  const products = body.data?.products as { found: number | null } | undefined;
  return products?.found ?? null;
}

const filterBy = (taxonomy: string, ...terms: string[]) => ({ taxonomyFilter: { and: [{ taxonomy, terms }] } });

test("two terms in `taxonomyFilter` find products with either; a filter without terms is ignored (WooGraphQL 1.0.2)", async () => {
  const flavors = ["shokolad", "yagoda"];
  const shown = catalog.products.filter(({ published, visibility }) => published && visibility === "VISIBLE");
  const having = shown.filter(({ attributes }) => flavors.some((one) => attributes.pa_vkus?.includes(one)));
  expect(await count(filterBy("PA_VKUS", ...flavors))).toBe(having.length);
  expect(await count(filterBy("PA_VKUS"))).toBe(shown.length);
});

test("empty lists and a price of 0 filter nothing (reference shop)", async () => {
  const all = await count({});
  for (const name of ["include", "exclude", "slugIn", "rating"]) expect(await count({ [name]: [] }), name).toBe(all);
  expect(await count({ minPrice: 0, maxPrice: 0 })).toBe(all);
});

test("`onSale` overrides the requested ids (WooGraphQL 1.0.2)", async () => {
  expect(await count({ onSale: true, include: [101] })).toBe(await count({ onSale: true }));
});

test("attributes that the recorded shop lacks are filters too: the schema follows the catalog", async () => {
  expect(await count(filterBy("PA_RAZFASOVKA", "1-kg"))).toBeGreaterThan(0);
});
