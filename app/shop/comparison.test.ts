import { expect, test } from "vitest";
import { compareAttributes, toRow, type ComparedProduct } from "./comparison";

const make = (...attributes: [label: string, ...values: string[]][]) =>
  ({ attributes: attributes.map(([label, ...values]) => ({ label, values })) }) as unknown as ComparedProduct;

test("every attribute stands once, with each product's values in its column (issue: Beyond)", () => {
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

test("one product alone is the same as nothing", () => {
  expect(toRow("Марка", ["Сила"]).isSame).toBe(false);
  expect(compareAttributes([])).toEqual([]);
});
