import { expect, test } from "vitest";
import recordedStats from "../../tests/contract/samples/collectionStats.json";
import { answerWith } from "../../tests/doubles/answering-client";
import { askCategoryAttributes, askFacets } from "./catalog-facets";

const { data } = recordedStats.response.body;
const QUESTION = { search: "", category: "proteini", attributes: ["pa_brands", "pa_razmer"], ids: null };

async function read(collectionStats: unknown) {
  const facets = await askFacets(answerWith({ data: { collectionStats } }).client, QUESTION);
  return facets.ok ? facets.value : null;
}

test("recorded facets have a range in hundredths, ratings, stock and terms with counts (design §4)", async () => {
  const stats = await read(data.collectionStats);
  expect(stats).toMatchObject({
    priceRange: { lowest: 290, highest: 21_950 },
    stockStatuses: [
      { status: "in-stock", count: 61 },
      { status: "out-of-stock", count: 4 },
      { status: "on-backorder", count: 2 },
    ],
  });
  expect(stats!.ratings).toContainEqual({ rating: 5, count: 13 });
  expect(stats!.attributes[0]).toMatchObject({ name: "pa_brands", label: "Марка" });
  expect(stats!.attributes[0]!.terms[0]).toEqual({ databaseId: 16, slug: "fitform", name: "FitForm", count: 7 });
});

test("attributes are asked without AND, with which each is given the terms of all (recorded)", async () => {
  const { client, asked } = answerWith({ data });
  await askFacets(client, { ...QUESTION, attributes: ["pa_razmer", "pa_test-abc"], ids: [54] });
  expect(asked[0]!.variables).toEqual({
    search: null,
    categoryIn: ["proteini"],
    include: [54],
    taxonomies: [{ taxonomy: "PA_RAZMER" }, { taxonomy: "PA_TEST_ABC" }],
  });
});

test("an empty choice has no range and no counts (backend notes, Fields: zero is null)", async () => {
  const empty = { priceRange: null, ratings: [], stockStatuses: [], attributes: [] };
  expect(await read({ priceRange: null, ratingCounts: null, stockStatusCounts: null, attributeCounts: null })).toEqual(
    empty,
  );
  expect(
    await read({ priceRange: { minPrice: "9", maxPrice: "1" }, ratingCounts: [null, { rating: 6, count: 1 }] }),
  ).toEqual(empty);
  const terms = [
    null,
    { termId: "x", node: { slug: "a" } },
    { termId: "7", count: null, node: { slug: "b", name: null } },
  ];
  const facet = { slug: "PA_VKUS", name: "Вкус", terms };
  expect((await read({ attributeCounts: [null, facet] }))!.attributes).toEqual([
    { name: "pa_vkus", label: "Вкус", terms: [{ databaseId: 7, slug: "b", name: "b", count: 0 }] },
  ]);
});

test("a category's attributes are asked for the category alone (§7)", async () => {
  const { client, asked } = answerWith({ data });
  const facets = await askCategoryAttributes(client, "proteini", ["pa_vkus"]);
  expect(facets.ok && facets.value.map(({ name }) => name)).toEqual(["pa_brands", "pa_razmer", "pa_vkus"]);
  expect(asked[0]!.variables).toEqual({ categoryIn: ["proteini"], taxonomies: [{ taxonomy: "PA_VKUS" }] });
});
