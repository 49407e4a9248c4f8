import { expect, test } from "vitest";
import { renderInShop, textsIn } from "../../../tests/fixtures/render-in-shop";
import { makeProduct } from "../../../tests/doubles/catalog/rows";
import type { ProductSummary } from "../../domain/product/product";
import { CategoryTile } from "./category-tile";
import { ProductCard } from "./product-card";

const CARD = JSON.parse(makeProduct({ id: 1, name: "Whey" }).card) as ProductSummary;

const variation = (databaseId: number, value: string) => ({
  databaseId,
  name: "",
  pricing: CARD.pricing,
  stockStatus: "in-stock" as const,
  stockQuantity: null,
  attributes: [{ name: "pa_vkus", value }],
});

test("a card's texts in another language have it each, in elements that it has anyway", () => {
  const translated: ProductSummary = {
    ...CARD,
    type: "variable",
    brand: { name: "Power" },
    variationAttributes: [{ name: "pa_vkus", label: "Flavor", options: [{ slug: "a", name: "Berry" }] }],
    variations: [variation(2, "a"), variation(3, "b")],
  };
  const options = [
    { slug: "a", name: "Ягода", language: "en" },
    { slug: "b", name: "Vanilla" },
  ];
  const untranslated: ProductSummary = {
    ...translated,
    language: "en",
    brand: { name: "Power", language: "en" },
    variationAttributes: [{ name: "pa_vkus", label: "Flavor", options }],
  };
  const [plain, marked] = [translated, untranslated].map((product) => renderInShop(<ProductCard product={product} />));
  expect(plain).not.toContain("lang=");
  expect(textsIn("en", marked!)).toEqual(["Power", "Whey", "Ягода"]);
  expect(marked!.match(/<\w/g)).toHaveLength(plain!.match(/<\w/g)!.length);
});

test("a category's name has its language, and the number of products below it the page's", () => {
  const category = { slug: "a", name: "Proteins", count: 3, image: null };
  const draw = (language?: string) =>
    renderInShop(<CategoryTile category={language ? { ...category, language } : category} to="/" />);
  expect(draw()).not.toContain("lang=");
  expect(draw("en")).toContain('<b lang="en">Proteins<small lang="bg">');
});
