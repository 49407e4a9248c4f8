import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue/catalogue.ts";
import { DemoShop } from "./testing/demo-shop.ts";

/** What the shop asks with; an operation that isn't here needs nothing. */
const VARIABLES: Record<string, Record<string, unknown>> = {
  getAllTerms: { taxonomies: ["PABRANDS", "PAVKUS", "PATEGLO", "PRODUCTTAG"] },
  getBrands: { taxonomies: ["PABRANDS"] },
  getCatalogIds: { first: 100, orderby: [{ field: "POPULARITY", order: "DESC" }] },
  getCatalogProductRest: { id: 101, withVariations: true, withTerms: true },
  getCatalogProducts: { first: 25, facts: [], reviews: 10 },
  getCategory: { slug: "surovatachen-protein" },
  getCollectionStats: { taxonomies: [{ taxonomy: "PA_VKUS" }, { taxonomy: "PA_RAZFASOVKA" }], minPrice: 1000 },
  getProduct: { slug: "teniska-ot-organichen-pamuk", facts: [] },
  getProductCursors: { first: 100 },
  getProductReviews: { slug: "teniska-ot-organichen-pamuk", first: 5 },
  getProducts: { first: 24, categoryIn: ["proteini"], orderby: [{ field: "PRICE", order: "ASC" }] },
  getProductsOptimized: { first: 100, search: "протеин" },
  getStockStatus: { slug: "teniska-ot-organichen-pamuk" },
  getCategoryExtras: { slug: "proteini" },
};

const shop = new DemoShop(catalogue);

const operations = ["catalog", "extras", "sitemap"]
  .flatMap((room) => readdirSync(new URL(`../graphql/${room}`, import.meta.url)).map((file) => `${room}/${file}`))
  .map((path) => path.replace(".graphql", ""))
  // Posts need content, an order needs somebody who places it, the plugin's need the secret (each has a test of its own).
  .filter(
    (path) => !/(getSitemapPosts|StorefrontOrder|acknowledgeWithdrawal|StorefrontStock|announceStock)$/.test(path),
  );

test.each(operations)("%s finds every field", async (path) => {
  const { body } = await shop.operate(path, VARIABLES[path.split("/")[1] ?? ""]);
  expect(body.errors).toBeUndefined();
  const values = Object.values(body.data ?? {});
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(value).not.toBeNull();
});

test("a category has its second text and picture, and its way up", async () => {
  const extras = (await shop.operate("extras/getCategoryExtras", { slug: "proteini" })).body.data?.productCategory;
  expect(extras).toMatchObject({ secondImage: { sourceUrl: expect.stringMatching(/whey-scene\.webp$/) as string } });
  const { body } = await shop.operate("catalog/getCategory", { slug: "surovatachen-protein" });
  expect(body.data?.productCategory).toMatchObject({
    uri: "/product-category/proteini/surovatachen-protein/",
    parent: { node: { slug: "proteini" } },
    ancestors: { nodes: [{ slug: "proteini" }] },
  });
});
