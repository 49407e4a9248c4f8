import { expect, test } from "vitest";
import { findFaults } from "../../../tests/fixtures/structured-data-rules";
import type { DemoVariation } from "../../../demo/catalog/types";
import { DemoShop } from "../../../demo/testing/demo-shop";
import { buildRecordedCatalog } from "../../../demo/testing/recorded-catalog";
import { renderInShop } from "../../../tests/fixtures/render-in-shop";
import { CardOptions } from "../../components/product/card-options";
import { readSite } from "../../config/site";
import { combinationExists, isUnmatched } from "../../domain/product/selected-options";
import type { Product } from "../../domain/product/product";
import { isBuyable } from "../../domain/product/stock";
import { productData } from "../../domain/seo/structured-product";
import { matchVariation } from "../../domain/product/variation";
import { toProduct } from "../../../worker/woocommerce/catalog/product";

const SITE = readSite({ baseUrl: "https://shop.test" });
const RECORDED = buildRecordedCatalog().products.find(
  ({ type, varyBy }) => type === "VARIABLE" && varyBy.length === 1,
)!;

/** The demo backend's product, with some prices removed. */
async function readWith(price: (variation: DemoVariation, index: number) => Partial<DemoVariation>): Promise<Product> {
  const variations = RECORDED.variations.map((one, index) => ({ ...one, ...price(one, index) }));
  const shop = new DemoShop({ ...buildRecordedCatalog(), products: [{ ...RECORDED, variations }] });
  const { body } = await shop.operate("catalog/getCatalogProducts", {
    first: 1,
    slugIn: [RECORDED.slug],
    facts: [],
    reviews: 0,
  });
  const [node] = (body as { data: { products: { nodes: never[] } } }).data.products.nodes;
  return { ...toProduct(node!), grouped: [] };
}

const NO_PRICE = { regularPrice: null, salePrice: null };
const optionsOf = ({ attributes }: Product["variations"][number]) =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, value]));

test("a variation without a price isn't free: it can't be selected, bought, or offered", async () => {
  const product = await readWith((_, index) => (index === 0 ? NO_PRICE : {}));
  const [priceless, ...others] = product.variations;
  expect(priceless!.pricing.lowest).toBeNull();
  const selectedOptions = optionsOf(priceless!);
  expect(matchVariation(product.variations, selectedOptions)).toBeNull();
  expect(isUnmatched(product, selectedOptions)).toBe(true);
  const [name, value] = Object.entries(selectedOptions)[0]!;
  expect(combinationExists(product, {}, name, value)).toBe(false);
  expect(isBuyable(product)).toBe(true);
  const { hasVariant } = productData(product, [], SITE) as { hasVariant: { offers: { price: string } }[] };
  expect(hasVariant).toHaveLength(others.length);
  expect(hasVariant.map(({ offers }) => offers.price)).not.toContain("0.00");
  const card = renderInShop(<CardOptions product={product} chosen={null} onChoose={() => {}} isWrong={false} />);
  expect(card).not.toContain(`value="${priceless!.databaseId}"`);
  expect(card).toContain(`value="${others[0]!.databaseId}"`);
});

test("a product without any price has neither offers nor a button", async () => {
  const product = await readWith(() => NO_PRICE);
  expect(isBuyable(product)).toBe(false);
  const data = productData({ ...product, reviewCount: 3, averageRating: 4 }, [], SITE);
  expect(findFaults(data)).toEqual([]);
  expect(JSON.stringify(data)).not.toMatch(/offers|0\.00/);
});

test("a variation with price 0 is free, and can be bought", async () => {
  const product = await readWith((_, index) => (index === 0 ? { regularPrice: "0", salePrice: null } : {}));
  const [free] = product.variations;
  expect(free!.pricing).toMatchObject({ lowest: 0, highest: 0 });
  expect(matchVariation(product.variations, optionsOf(free!))).toBe(free);
});
