import { expect, test } from "vitest";
import recordedStats from "../../tests/contract/samples/collectionStats.json";
import { answerWith } from "../../tests/doubles/answering-client";
import { parseListingQuery } from "../shop/listing-query";
import type { ListingScope } from "../shop/listing-scope";
import { askCategoryAttributes, askFacets, isCountable } from "./catalog-facets";
import { toChoice, type Choice, type ListingTerms } from "./listing-filters";

const { data } = recordedStats.response.body;
const TAXONOMIES = ["pa_brands", "pa_razmer"];
const TERMS: ListingTerms = {
  currency: "BGN",
  priceDisplay: "leva",
  productsPerPage: 24,
  filterAttributes: ["pa_cvyat", "pa_razmer"],
};
const choose = (filter: string, scope: ListingScope = { kind: "category", slug: "proteini" }) =>
  toChoice(parseListingQuery(new URLSearchParams({ filter })), scope, TERMS);

async function read(collectionStats: unknown) {
  const facets = await askFacets(answerWith({ data: { collectionStats } }).client, choose(""), TAXONOMIES);
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
  await askFacets(client, { ...choose(""), ids: [54] }, ["pa_razmer", "pa_test-abc"]);
  expect(asked[0]!.variables).toEqual({
    include: [54],
    taxonomies: [{ taxonomy: "PA_RAZMER" }, { taxonomy: "PA_TEST_ABC" }],
  });
});

test("prices are asked in hundredths, and a sale with an empty list beside it (WooGraphQL 1.0.2)", async () => {
  const { client, asked } = answerWith({ data });
  await askFacets(client, choose("pa_cvyat[sin],price[10,20],sale[true],rating[4]"), TAXONOMIES);
  expect(asked[0]!.variables).toMatchObject({
    categoryIn: ["proteini"],
    attributes: { relation: "AND", queries: [{ taxonomy: "PA_CVYAT", terms: ["sin"], operator: "IN" }] },
    minPrice: 1000,
    maxPrice: 2000,
    onSale: true,
    include: [],
    rating: [4],
  });
});

test("what collectionStats can't say goes by ids: a brand, a search, two terms of a name, a category in a category", () => {
  const shop: ListingScope = { kind: "shop" };
  const CHOICES: [Choice, boolean][] = [
    [choose(""), true],
    [choose("pa_cvyat[sin],pa_razmer[m],sale[true],price[1,2],rating[5]"), true],
    [choose("category[a,b]", shop), true],
    [choose("", { kind: "tag", slug: "novo" }), true],
    [{ ...choose("", shop), ids: [1] }, true],
    [choose("category[a]"), false],
    [choose("pa_cvyat[sin,siv]"), false],
    [choose("", { kind: "brand", slug: "toros" }), false],
    [{ ...choose(""), phrase: "whey" }, false],
    [{ ...choose("pa_cvyat[sin]", shop), ids: [1] }, false],
    [{ ...choose(""), ids: [1] }, false],
  ];
  for (const [choice, can] of CHOICES) expect(isCountable(choice), JSON.stringify(choice)).toBe(can);
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
