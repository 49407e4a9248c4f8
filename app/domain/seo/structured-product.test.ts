import { expect, test } from "vitest";
import recordedExternal from "../../../tests/contract/samples/product-external.json";
import recordedFree from "../../../tests/contract/samples/product-free.json";
import recordedGrouped from "../../../tests/contract/samples/product-grouped.json";
import recordedPriceless from "../../../tests/contract/samples/product-no-price.json";
import recordedSimple from "../../../tests/contract/samples/product-simple.json";
import recordedVariable from "../../../tests/contract/samples/product-variable.json";
import { findFaults } from "../../../tests/fixtures/structured-data-rules";
import { toProduct, toProductSummary } from "../../../worker/woocommerce/catalog/product";
import { readSite } from "../../config/site";
import type { Product } from "../product/product";
import type { Review } from "../reviews/review";
import { productData } from "./structured-product";

const SITE = readSite({ baseUrl: "https://shop.test" });
const REVIEW: Review = {
  databaseId: 1,
  content: "<p>Става</p>",
  date: "2026-03-04 10:13:20",
  rating: 5,
  author: "Иван",
};

interface Recorded {
  response: { body: { data: { product: object } } };
}

function read({ response }: Recorded, parts: Partial<Product> = {}): Product {
  const { product } = response.body.data;
  const { products } = product as { products?: { nodes: never[] } };
  const grouped = (products?.nodes ?? []).map((one) => toProductSummary(one));
  return { ...toProduct(product as never), grouped, ...parts };
}

test.each([
  ["simple", recordedSimple],
  ["external", recordedExternal],
  ["free", recordedFree],
  ["grouped", recordedGrouped],
  ["variable", recordedVariable],
])("a recorded %s product has what Google requires", (_, recorded) => {
  const product = read(recorded as never, { image: null });
  const data = productData(product, [REVIEW], SITE);
  expect(findFaults(data)).toEqual([]);
  expect(data).toMatchObject({ name: product.name, review: [{ reviewBody: "Става" }] });
});

test("a product's price is in the currency that the page shows first", () => {
  const product = read(recordedSimple);
  const offerIn = (priceDisplay: "leva-euro" | "euro") =>
    (productData(product, [], { ...SITE, priceDisplay }) as { offers: { price: string; priceCurrency: string } })
      .offers;
  const [leva, euro] = [offerIn("leva-euro"), offerIn("euro")];
  expect([leva.priceCurrency, euro.priceCurrency]).toEqual(["BGN", "EUR"]);
  expect(Number(leva.price)).toBe(product.pricing.lowest! / 100);
  expect(Number(euro.price)).toBeCloseTo(Number(leva.price) / 1.95583, 2);
});

test("each variation is an offer of its own, with the URL that selects it", () => {
  const product = read(recordedVariable);
  const data = productData(product, [], SITE) as { "@type": string; hasVariant: { offers: { url: string } }[] };
  expect(data["@type"]).toBe("ProductGroup");
  const urls = data.hasVariant.map(({ offers }) => offers.url);
  expect(urls.length).toBeGreaterThan(1);
  for (const url of urls) expect(url).toMatch(/^https:\/\/shop\.test\/produkt\/[^?]+\?attribute_pa_/);
});

test("the merchant may give an attribute any name", () => {
  const { variationAttributes, ...rest } = read(recordedVariable);
  const renamed = variationAttributes.map((attribute) => ({ ...attribute, name: "constructor" }));
  expect(productData({ ...rest, variationAttributes: renamed }, [], SITE)).not.toHaveProperty("variesBy");
});

test("without visible reviews there is no rating", () => {
  const rated = { reviewCount: 3, averageRating: 4.5 };
  expect(productData(read(recordedSimple, rated), [], SITE)).toHaveProperty("aggregateRating");
  expect(productData(read(recordedSimple, rated), null, SITE)).not.toHaveProperty("aggregateRating");
  expect(productData(read(recordedPriceless, rated), null, SITE)).toBeNull();
});

test("without price, reviews and rating there is no structured data", () => {
  const bare = read(recordedPriceless, { reviewCount: 0, averageRating: 0 });
  expect(productData(bare, [], SITE)).toBeNull();
  expect(productData(bare, [{ ...REVIEW, rating: null }], SITE)).toBeNull();
  const reviewed = productData(bare, [REVIEW], SITE);
  expect(findFaults(reviewed)).toEqual([]);
  expect(reviewed).not.toHaveProperty("offers");
});

test("out of stock and backorder are reported", () => {
  const statusOf = (stockStatus: Product["stockStatus"]) =>
    (productData(read(recordedSimple, { stockStatus }), [], SITE) as { offers: { availability: string } }).offers;
  expect(statusOf("out-of-stock").availability).toBe("https://schema.org/OutOfStock");
  expect(statusOf("on-backorder").availability).toBe("https://schema.org/BackOrder");
});
