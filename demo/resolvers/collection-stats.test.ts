import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";

const STATS = `query ($taxonomies: [CollectionStatsQueryInput], $where: CollectionStatsWhereArgs) {
  collectionStats(
    calculatePriceRange: true calculateRatingCounts: true calculateStockStatusCounts: true
    taxonomies: $taxonomies where: $where
  ) {
    priceRange { minPrice(format: RAW) maxPrice }
    ratingCounts { rating count }
    stockStatusCounts { status count }
    attributeCounts(page: 1, perPage: 100) { name label slug terms { count node { slug taxonomyName } } }
  }
}`;

interface Stats {
  priceRange: { minPrice: string | null; maxPrice: string | null };
  ratingCounts: { rating: number; count: number }[];
  stockStatusCounts: { status: string; count: number }[];
  attributeCounts: { slug: string; terms: { count: number; node: { slug: string; taxonomyName: string } }[] }[];
}

async function ask(where: object, taxonomies: object[] = []) {
  const { body } = await new DemoShop().ask(STATS, { where, taxonomies });
  return { stats: body.data?.collectionStats as Stats | null, errors: body.errors };
}

const FLAVOUR = { taxonomy: "PA_VKUS" };
const BRAND = { taxonomy: "PA_BRANDS" };

test("without a relation each attribute has its own terms, and its own choice doesn't narrow them (reference shop)", async () => {
  const attributes = { queries: [{ taxonomy: "PA_VKUS", terms: ["yagoda"] }] };
  const { stats } = await ask({ attributes }, [FLAVOUR, BRAND]);
  const [flavours, brands] = stats?.attributeCounts ?? [];
  expect(new Set(flavours?.terms.map(({ node }) => node.taxonomyName))).toEqual(new Set(["pa_vkus"]));
  expect(flavours).toEqual((await ask({}, [FLAVOUR])).stats?.attributeCounts[0]);
  expect(brands?.terms.length).toBeLessThan((await ask({}, [BRAND])).stats?.attributeCounts[0]?.terms.length ?? 0);
});

test("by AND every attribute gets the terms of all (sample collectionStats)", async () => {
  const { stats } = await ask({}, [
    { ...FLAVOUR, relation: "AND" },
    { ...BRAND, relation: "AND" },
  ]);
  const [first, second] = stats?.attributeCounts ?? [];
  expect(first?.terms).toEqual(second?.terms);
  expect(first).toMatchObject({ name: "Вкус", label: "Продуктът Вкус", slug: "PA_VKUS" });
});

test("prices are asked in stotinki and told in leva; what nobody has is null, [] and zeros (reference shop)", async () => {
  const sum = (stats: Stats | null) => stats?.stockStatusCounts.reduce((total, { count }) => total + count, 0);
  expect(sum((await ask({ minPrice: 9500, maxPrice: 9600 })).stats)).toBe(2);
  expect(sum((await ask({ minPrice: 95, maxPrice: 96 })).stats)).toBe(0);
  expect((await ask({ categoryIn: ["nyama"] }, [BRAND])).stats).toMatchObject({
    priceRange: { minPrice: null, maxPrice: null },
    ratingCounts: [],
    stockStatusCounts: [{ count: 0 }, { count: 0 }, { count: 0 }],
    attributeCounts: [{ terms: [] }],
  });
});

test("stock, stars and prices aren't narrowed by their own kind (reference shop)", async () => {
  const { stats: all } = await ask({});
  expect((await ask({ stockStatus: ["OUT_OF_STOCK"] })).stats?.stockStatusCounts).toEqual(all?.stockStatusCounts);
  expect((await ask({ rating: [5] })).stats?.ratingCounts).toEqual(all?.ratingCounts);
  expect((await ask({ minPrice: 5000 })).stats?.priceRange).toEqual(all?.priceRange);
});

test("onSale brings it down, unless an empty include stands beside it (reference shop)", async () => {
  expect((await ask({ onSale: true })).errors?.[0]?.message).toBe("Internal server error");
  expect((await ask({ onSale: true, include: [] })).stats?.stockStatusCounts[0]?.count).toBeGreaterThan(0);
  expect((await ask({ onSale: false, exclude: [] })).errors).toBeUndefined();
});
