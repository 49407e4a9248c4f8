import { expect, test } from "vitest";
import { toCardData } from "./card-data";
import type { CardVariation, ProductSummary, Variation } from "./product";
import { variationText } from "./variation";

const CHOICES = [{ name: "pa_razmer", label: "Размер", options: [{ slug: "l", name: "L" }] }];
const PRICING = { lowest: 2000, highest: 2000, highestRegular: 2000, highestSale: null };

function make(name: string, attributes: Variation["attributes"]): Variation {
  const image = { sourceUrl: "https://demo.shop.test/l.webp", altText: "L" };
  return {
    databaseId: 7,
    name,
    sku: "L-1",
    pricing: { ...PRICING },
    stockStatus: "in-stock",
    stockQuantity: 3,
    image,
    attributes,
  };
}

function trimmed(...variations: Variation[]): CardVariation[] {
  return toCardData([
    { name: "Тениска", choices: CHOICES, variations } as Partial<ProductSummary> as ProductSummary,
  ])[0]!.variations;
}

test("a card's variation says the same as before, and keeps its price, stock and attributes", () => {
  const large = make("Тениска - L", [{ name: "pa_razmer", value: "l" }]);
  const [card] = trimmed(large);
  expect(variationText(CHOICES, card!)).toBe(variationText(CHOICES, large));
  const { sku: _sku, image: _image, ...rest } = large;
  expect(card).toEqual({ ...rest, name: "" });
});

test("a variation whose attributes say nothing keeps its name", () => {
  const open = make("Тениска - всяка", [{ name: "pa_razmer", value: "" }]);
  expect(trimmed(open, make("Тениска", [])).map((card) => variationText(CHOICES, card))).toEqual([
    "Тениска - всяка",
    "Тениска",
  ]);
});

test("equal prices are one object, so that they are sent once", () => {
  const [first, second] = trimmed(make("A", []), make("B", []));
  expect(first!.pricing).toBe(second!.pricing);
});
