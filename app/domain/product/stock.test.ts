import { expect, test } from "vitest";
import { PRICED, UNPRICED } from "../../../tests/fixtures/pricing";
import { CARD_VARIATIONS_MAX } from "../../config/limits";
import type { ProductSummary, ProductType, StockStatus, CardVariation } from "./product";
import { isBuyable, isSoldOut, quantityLimit, stockLevel } from "./stock";

const STATUSES: (StockStatus | null)[] = ["in-stock", "on-backorder", "out-of-stock", null];
const PRICING = PRICED.pricing;

function make(type: ProductType, stockStatus: StockStatus | null, variations: (StockStatus | null)[] = []) {
  const product = { type, stockStatus, purchasable: true, pricing: PRICING };
  return {
    ...product,
    variations: variations.map((status) => ({ ...PRICED, stockStatus: status }) as CardVariation),
  } as ProductSummary;
}

test("a product without variations is sold out when its own stock says so", () => {
  for (const type of ["simple", "external", "grouped"] as const)
    expect(STATUSES.map((status) => isSoldOut(make(type, status)))).toEqual([false, false, true, false]);
});

test("a variable product is sold out only when it has variations and all are out of stock", () => {
  expect(isSoldOut(make("variable", "out-of-stock", ["out-of-stock", "out-of-stock"]))).toBe(true);
  expect(isSoldOut(make("variable", "in-stock", ["out-of-stock"]))).toBe(true);
  expect(isSoldOut(make("variable", "out-of-stock", []))).toBe(false);
  for (const one of ["in-stock", "on-backorder", null] as const)
    expect(isSoldOut(make("variable", "out-of-stock", ["out-of-stock", one]))).toBe(false);
});

test("variations without a price don't count towards the stock", () => {
  const shirt = make("variable", "in-stock", ["out-of-stock", "in-stock"]);
  const [gone, left] = shirt.variations as [CardVariation, CardVariation];
  expect(isSoldOut({ ...shirt, variations: [gone, { ...left, ...UNPRICED }] })).toBe(true);
  // None of it was ever for sale: that isn't a matter of stock.
  expect(isSoldOut({ ...shirt, variations: [{ ...gone, ...UNPRICED }] })).toBe(false);
});

test("when the variation list is truncated the product's own stock decides", () => {
  const gone = Array.from({ length: CARD_VARIATIONS_MAX }, () => "out-of-stock" as const);
  expect(isSoldOut(make("variable", "in-stock", gone))).toBe(false);
  expect(isSoldOut(make("variable", "on-backorder", gone))).toBe(false);
  expect(isSoldOut(make("variable", "out-of-stock", gone))).toBe(true);
  expect(isSoldOut(make("variable", null, gone))).toBe(true);
});

test("only simple and variable products have a buy button", () => {
  const types = ["simple", "variable", "external", "grouped", "variation", "other"] as const;
  expect(types.filter((type) => isBuyable(make(type, "in-stock")))).toEqual(["simple", "variable"]);
});

test("there is no button without stock, without a price or if the merchant disabled it; a free product has one", () => {
  const shirt = make("simple", "in-stock");
  expect(isBuyable(make("simple", "out-of-stock"))).toBe(false);
  expect(isBuyable(make("variable", "out-of-stock", ["out-of-stock"]))).toBe(false);
  expect(isBuyable(make("simple", "on-backorder"))).toBe(true);
  expect(isBuyable({ ...shirt, purchasable: false })).toBe(false);
  expect(isBuyable({ ...shirt, pricing: { ...PRICING, lowest: null } })).toBe(false);
  expect(isBuyable({ ...shirt, pricing: { ...PRICING, lowest: 0 } })).toBe(true);
});

test("a product with add-ons has no button here: they are chosen on WooCommerce's page", () => {
  expect(isBuyable({ ...make("simple", "in-stock"), needsWordPress: true })).toBe(false);
});

test("stock is low at or under the product's threshold, and always when one is left", () => {
  const level = (stockQuantity: number | null, mark: number | null) =>
    stockLevel({ stockStatus: "in-stock", stockQuantity }, mark);
  expect(level(5, 5)).toEqual({ level: "low", count: 5 });
  expect(level(6, 5)).toEqual({ level: "in" });
  expect(level(1, null)).toEqual({ level: "low", count: 1 });
  expect(level(2, null)).toEqual({ level: "in" });
  for (const quantity of [null, 0, -1]) expect(level(quantity, 5)).toEqual({ level: "in" });
});

test("the status takes precedence over the count: no number is shown for sold-out, backordered or unknown stock", () => {
  const levels = STATUSES.slice(1).map((stockStatus) => stockLevel({ stockStatus, stockQuantity: 2 }, 5));
  expect(levels).toEqual([{ level: "backorder" }, { level: "out" }, { level: "unknown" }]);
});

test("the quantity is limited to the stock, to one when sold individually, and unlimited on backorder", () => {
  const stock = (stockStatus: StockStatus | null, stockQuantity: number | null) => ({ stockStatus, stockQuantity });
  const product = { soldIndividually: false, ...stock("in-stock", 7) };
  expect(quantityLimit(product, null)).toBe(7);
  expect(quantityLimit(product, stock("in-stock", 3))).toBe(3);
  expect(quantityLimit(product, stock("in-stock", null))).toBeNull();
  expect(quantityLimit(product, stock("on-backorder", -2))).toBeNull();
  expect(quantityLimit(product, stock("in-stock", 0))).toBe(1);
  expect(quantityLimit({ ...product, soldIndividually: true }, null)).toBe(1);
});
