import { expect, test } from "vitest";
import { compareAttributes, toCompared, toRow, type ComparedProduct } from "./comparison";
import type { Product } from "../product/product";

const make = (...attributes: [label: string, ...values: string[]][]) =>
  ({ attributes: attributes.map(([label, ...values]) => ({ label, values })) }) as unknown as ComparedProduct;

test("each attribute is listed once, with each product's values in its column", () => {
  const rows = compareAttributes([
    make(["Вкус", "Шоколад", "Ванилия"], ["Марка", "Сила"]),
    make(["Марка", "Сила"], ["Тегло", "1 кг"]),
  ]);
  expect(rows).toEqual([
    { label: "Вкус", values: ["Шоколад, Ванилия", ""], isSame: false },
    { label: "Марка", values: ["Сила", "Сила"], isSame: true },
    { label: "Тегло", values: ["", "1 кг"], isSame: false },
  ]);
});

test("a single product has no differences", () => {
  expect(toRow("Марка", ["Сила"]).isSame).toBe(false);
  expect(compareAttributes([])).toEqual([]);
});

test("a variable product is compared without its variations, but with their lowest 30-day price (Directive 98/6 art. 6a)", () => {
  const pricing = { lowest: 800, highest: 800, before: 1000 };
  const variations = [900, 950].map((lowest30DayPrice) => ({ pricing: { ...pricing, lowest30DayPrice } }));
  const compared = toCompared({ pricing, variations } as unknown as Product);
  expect(compared.pricing).toEqual({ ...pricing, lowest30DayPrice: 950 });
  expect(compared).not.toHaveProperty("variations");
  expect(toCompared({ pricing, variations: [] } as unknown as Product).pricing).toEqual(pricing);
});
