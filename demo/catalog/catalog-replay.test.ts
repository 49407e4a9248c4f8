import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import { DemoShop } from "../testing/demo-shop.ts";
import { expectReplay } from "../testing/expect-replay.ts";
import { expectSameShape } from "../testing/expect-same-shape.ts";
import { buildListedCatalog, isAwaitingSale, readList, type ListedProduct } from "../testing/listed-catalog.ts";
import { expectLike, readSample } from "../testing/replay.ts";

interface Listed {
  products: { found: number | null; pageInfo: object; nodes: ListedProduct[] };
}

const listed = new DemoShop(buildListedCatalog());
const whole = new DemoShop(catalog);

test.each([
  "after",
  "first24",
  "include",
  "minPrice-maxPrice",
  "onSale",
  "onSale-false",
  "orderby-DATE-ASC",
  "orderby-DATE-DESC",
  "orderby-NAME-ASC",
  "orderby-NAME-DESC",
  "orderby-POPULARITY-ASC",
  "orderby-POPULARITY-DESC",
  "rating",
  "slugIn",
  "taxonomyFilter-and",
  "taxonomyFilter-brand",
])("products-%s lists the recorded products with the recorded fields", async (name) => {
  const sample = `products-${name}`;
  const { status, body } = await listed.replay(sample);
  const { response } = readSample(sample);
  expect(status).toBe(200);
  const { products } = body.data as unknown as Listed;
  const recorded = (response.body.data as unknown as Listed).products;
  expect(products.nodes.map(({ databaseId }) => databaseId)).toEqual(readList(sample).map((one) => one.databaseId));
  const known = new Set(recorded.nodes.filter(isKnown).map(({ databaseId }) => databaseId));
  const [mine, theirs] = [products, recorded].map(({ nodes }) => nodes.filter((node) => known.has(node.databaseId)));
  expect(mine).toEqual(expectLike(mine, theirs));
  expect(products.found === null).toBe(recorded.found === null);
});

/** The prices of a group come from products that no list shows. */
function isKnown(product: ListedProduct): boolean {
  return product.type !== "GROUPED" && !isAwaitingSale(product);
}

test.each(["categories-flat", "tags", "brands-taxonomy"])("%s has the recorded shape", async (sample) => {
  await expectSameShape(whole, sample, ["image"]);
});

test.each(["products-default-anonymous", "reviews-of-product"])(
  "%s has the recorded shape over the recorded products",
  async (sample) => {
    await expectSameShape(new DemoShop(), sample);
  },
);

test("stockStatus-by-slug is answered as recorded", async () => {
  await expectReplay(new DemoShop(), "stockStatus-by-slug");
});

test("a broken session doesn't fail a list, and brings a new token (products-with-broken-session)", async () => {
  const { request } = readSample("products-with-broken-session");
  const { body, headers } = await new DemoShop().post(request.body, request.headers);
  expect(body).toMatchObject({ data: { products: { nodes: [{ name: expect.any(String) as string }] } } });
  expect(headers.has("woocommerce-session")).toBe(true);
});
