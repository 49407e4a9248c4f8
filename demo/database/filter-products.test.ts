import { expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { DemoShop } from "../testing/demo-shop.ts";

const LIST = `query ($where: RootQueryToProductConnectionWhereArgs) {
  products(first: 100, where: $where) { found nodes { databaseId } }
}`;

const PUBLIC = { visibility: "VISIBLE", status: "publish" };

const shop = new DemoShop(catalogue);

async function count(where: object): Promise<number | null> {
  const { body } = await shop.ask(LIST, { where: { ...PUBLIC, ...where } });
  expect(body.errors).toBeUndefined();
  const products = body.data?.products as { found: number | null } | undefined;
  return products?.found ?? null;
}

function countOf(vkus: (flavours: string[]) => boolean): number {
  const shown = catalogue.products.filter(({ published, visibility }) => published && visibility === "VISIBLE");
  return shown.filter(({ attributes }) => vkus(attributes.pa_vkus ?? [])).length;
}

const BOTH = ["shokolad", "yagoda"];
const hasBoth = (flavours: string[]) => BOTH.every((one) => flavours.includes(one));
const hasAny = (flavours: string[]) => BOTH.some((one) => flavours.includes(one));

test.each(["IN", "AND"])(
  "two terms in `attributes` find what has both, with relation %s too (reference shop)",
  async (relation) => {
    const queries = [{ taxonomy: "PA_VKUS", terms: BOTH, operator: "IN" }];
    expect(await count({ attributes: { relation, queries } })).toBe(countOf(hasBoth));
  },
);

test("two terms in `taxonomyFilter` find what has one of them; AND asks for both", async () => {
  const filter = { taxonomy: "PA_VKUS", terms: BOTH };
  expect(await count({ taxonomyFilter: { and: [filter] } })).toBe(countOf(hasAny));
  expect(await count({ taxonomyFilter: { filters: [{ ...filter, operator: "AND" }] } })).toBe(countOf(hasBoth));
  expect(await count({ taxonomyFilter: { filters: [{ ...filter, operator: "NOT_IN" }] } })).toBe(
    countOf((flavours) => !hasAny(flavours)),
  );
});

test("`or` goes before `and`, that before `filters`; a filter without terms is none (WooGraphQL 1.0.2)", async () => {
  const [one, none] = [
    { taxonomy: "PA_VKUS", terms: BOTH },
    { taxonomy: "PA_VKUS", terms: ["nyama"] },
  ];
  expect(await count({ taxonomyFilter: { and: [one], filters: [none] } })).toBe(countOf(hasAny));
  expect(await count({ taxonomyFilter: { or: [one, none], and: [none] } })).toBe(countOf(hasAny));
  expect(await count({ taxonomyFilter: { filters: [{ taxonomy: "PA_VKUS", operator: "EXISTS" }] } })).toBe(
    await count({}),
  );
});

test("empty lists, a price of 0 and an empty phrase filter nothing (reference shop)", async () => {
  const all = await count({});
  for (const name of ["include", "exclude", "slugIn", "categoryIn", "tagIn", "stockStatus", "rating", "typeIn"]) {
    expect(await count({ [name]: [] }), name).toBe(all);
  }
  expect(await count({ minPrice: 0, maxPrice: 0, search: " " })).toBe(all);
});

test("what is on sale takes the place of the ids asked for (WooGraphQL 1.0.2)", async () => {
  expect(await count({ onSale: true, include: [101] })).toBe(await count({ onSale: true }));
});

test("a search finds parts of slugs and article numbers, and „и“ finds „й“ (reference shop)", async () => {
  expect(await count({ search: "kazein" })).toBeGreaterThan(0);
  expect(await count({ search: "КАЗЕЙН" })).toBe(await count({ search: "казеин" }));
  expect(await count({ search: "и" })).toBeGreaterThan(0);
  expect(await count({ search: '"протеин" OR NEAR(' })).toBeNull();
});

test("attributes that the recorded shop lacks are filters too: the schema grows with the catalogue", async () => {
  expect(await count({ taxonomyFilter: { and: [{ taxonomy: "PA_RAZFASOVKA", terms: ["1-kg"] }] } })).toBeGreaterThan(0);
});
