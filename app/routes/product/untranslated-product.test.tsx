import { expect, test } from "vitest";
import { renderInShop, textsIn } from "../../../tests/fixtures/render-in-shop";
import { makeProduct } from "../../../tests/doubles/catalog/rows";
import type { PageData } from "../../../worker/catalog/rows/row-data";
import type { Product } from "../../domain/product/product";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { ProductTabs } from "./details/product-tabs";
import { ProductMain } from "./product-main";
import { productTrail } from "./product-trail";

const { product } = JSON.parse(makeProduct({ id: 1, name: "Whey", slug: "whey" }).page) as PageData;
const EN = { language: "en" };

const PLAIN: Product = {
  ...product,
  shortDescription: "<p>Short</p>",
  description: "<p>Long</p>",
  brand: { slug: "power", name: "Power" },
  categories: [{ databaseId: 5, parentDatabaseId: null, slug: "food", name: "Food" }],
  tags: [{ slug: "new", name: "New" }],
  attributes: [{ name: "pa_vkus", label: "Вкус", values: ["Berry"] }],
  facts: { supplement: { ingredients: "Milk" }, safety: {} },
  variations: [],
  grouped: [],
};

const UNTRANSLATED: Product = {
  ...PLAIN,
  ...EN,
  brand: { ...PLAIN.brand!, ...EN },
  categories: PLAIN.categories.map((one) => ({ ...one, ...EN })),
  tags: PLAIN.tags.map((one) => ({ ...one, ...EN })),
  attributes: PLAIN.attributes.map((one) => ({ ...one, ...EN })),
  facts: { ...PLAIN.facts!, ...EN },
};

function draw(shown: Product, serverOptions = {}): string {
  return renderInShop(
    <>
      <Breadcrumb trail={productTrail(shown, [])} />
      <ProductMain product={shown} serverOptions={serverOptions} variations={null} />
      <ProductTabs product={shown} />
    </>,
    { showProductCategoriesOnSingleProduct: true },
  );
}

test("each text of a product in another language than the page has its own; translated ones have none", () => {
  expect(draw(PLAIN)).not.toMatch(/ lang=/);
  const html = draw(UNTRANSLATED);
  const trail = ["Food", "Food", "Whey"];
  const main = ["Power", "Whey", "Food", "Short", "New"];
  expect(textsIn("en", html)).toEqual([...trail, ...main, "Long", "Berry", "Milk"]);
  expect(html).toMatch(/<h1 lang="en">/);
});

test("a chosen option has its language", () => {
  const options = [
    { slug: "berry", name: "Berry", ...EN },
    { slug: "vanilia", name: "Ванилия" },
  ];
  const variations = options.map(({ slug }, index) => ({
    databaseId: index + 2,
    name: "",
    sku: null,
    image: null,
    pricing: PLAIN.pricing,
    stockStatus: "in-stock" as const,
    stockQuantity: null,
    attributes: [{ name: "pa_vkus", value: slug }],
  }));
  const variationAttributes = [{ name: "pa_vkus", label: "Вкус", options }];
  const variable: Product = { ...PLAIN, type: "variable", variations, variationAttributes };
  const html = draw(variable, { pa_vkus: "berry" });
  expect(textsIn("en", html)).toEqual([": Berry", "BerryBerry"]);
});
