import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import { DemoShop } from "../testing/demo-shop.ts";

/** Variables of the shop's operations; one that isn't listed needs none. */
const VARIABLES: Record<string, Record<string, unknown>> = {
  getCatalogIds: { first: 100, orderby: [{ field: "POPULARITY", order: "DESC" }] },
  getCatalogProductRest: { id: 101, withVariations: true, withTerms: true },
  getCatalogProducts: { first: 25, facts: [], reviews: 10 },
  getProductReviews: { slug: "teniska-ot-organichen-pamuk", first: 5 },
  getStockStatus: { slug: "teniska-ot-organichen-pamuk" },
};

const shop = new DemoShop(catalog);
await shop.setUp("options", { settings: { SITE: { phone: "02 111" } } });

const operations = ["catalog", "extras"]
  .flatMap((room) => readdirSync(new URL(`../../graphql/${room}`, import.meta.url)).map((file) => `${room}/${file}`))
  .map((path) => path.replace(".graphql", ""))
  // Orders need a checkout, the plugin's fields the secret: each has a test of its own.
  .filter((path) => !/Storefront(Order|Status|Stock|Draft|Session)$/.test(path))
  .filter((path) => !/(acknowledgeWithdrawal|notifyBackInStock)$/.test(path));

test.each(operations)("the demo's schema answers every field of %s", async (path) => {
  const { body } = await shop.operate(path, VARIABLES[path.split("/")[1] ?? ""]);
  expect(body.errors).toBeUndefined();
  const values = Object.values(body.data ?? {});
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(value).not.toBeNull();
});

test("a category has a second description and picture", async () => {
  const { body } = await shop.operate("extras/getCatalogCategoryExtras");
  const { nodes } = (body.data as { productCategories: { nodes: { seconddesc: string | null }[] } }).productCategories;
  expect(nodes.find(({ seconddesc }) => seconddesc)).toMatchObject({
    secondImage: { sourceUrl: expect.stringMatching(/\.webp$/) as string },
  });
});
