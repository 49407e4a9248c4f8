import { expect, test } from "vitest";
import type { ComparedProduct } from "../../domain/wishlist/comparison";
import { comparisonRows, hasRatings } from "./comparison-rows";

const make = (sku: string | null, weight: string | null, stockStatus: ComparedProduct["stockStatus"]) =>
  ({
    sku,
    stockStatus,
    dimensions: { weight, length: null, width: null, height: null },
    attributes: [{ label: "Марка", values: ["Сила"] }],
  }) as unknown as ComparedProduct;

test("the comparison shows stock, attributes, weight and SKU, each when a product has it", () => {
  const rows = comparisonRows([make("A-1", "1.5", "in-stock"), make(null, null, "out-of-stock")], { showSKU: true });
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ["Наличност", "В наличност", "Изчерпан"],
    ["Марка", "Сила", "Сила"],
    ["Тегло", "1,5\u00a0кг", ""],
    ["Код", "A-1", ""],
  ]);
  expect(comparisonRows([make(null, null, null)], { showSKU: true }).map(({ label }) => label)).toEqual(["Марка"]);
});

test("weight has one row: the merchant's attribute if there is one, else the shipping weight", () => {
  const named = { ...make(null, "12.4", null), attributes: [{ label: "Тегло", values: ["12 кг"] }] } as ComparedProduct;
  const rows = comparisonRows([make(null, "1.5", null), named], { showSKU: false });
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ["Марка", "Сила", ""],
    ["Тегло", "1,5\u00a0кг", "12 кг"],
  ]);
});

test("showSKU and showReviews apply to the comparison, too", () => {
  const rows = comparisonRows([make("A-1", null, "in-stock")], { showSKU: false });
  expect(rows.map(({ label }) => label)).not.toContain("Код");
  expect(hasRatings([{ reviewCount: 3 }], { showReviews: true })).toBe(true);
  expect(hasRatings([{ reviewCount: 3 }], { showReviews: false })).toBe(false);
  expect(hasRatings([{ reviewCount: 0 }], { showReviews: true })).toBe(false);
});
