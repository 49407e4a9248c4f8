import { expect, test } from "vitest";
import { PRICED } from "../../../tests/fixtures/pricing";
import { VARIATIONS_MAX } from "../../config/limits";
import type { Product, StockStatus, Variation } from "./product";
import { mayHaveMore, viewProduct } from "./product-view";
import { isSoldOut, type LiveStock } from "./stock";

function vary(databaseId: number, stockStatus: StockStatus | null = "in-stock"): Variation {
  return { ...PRICED, databaseId, stockStatus, stockQuantity: 9, attributes: [] } as unknown as Variation;
}

function make(ids: number[], type: Product["type"] = "variable"): Product {
  const variations = ids.map((id) => vary(id));
  const pricing = { lowest: 3112, highest: 4000, elsewhere: 0.3 };
  return { databaseId: 1, type, stockStatus: "in-stock", stockQuantity: 5, variations, pricing } as unknown as Product;
}

const now = (variations: LiveStock["variations"], databaseId = 1): LiveStock => ({
  databaseId,
  stockStatus: "in-stock",
  stockQuantity: 2,
  variations,
});
const stockOf = (variations: Variation[]) => variations.map((one) => [one.databaseId, one.stockStatus]);

test("live stock is merged by databaseId, never by position", () => {
  const live = now([
    { databaseId: 12, stockStatus: "out-of-stock", stockQuantity: 0 },
    { databaseId: 99, stockStatus: "out-of-stock", stockQuantity: 0 },
  ]);
  const view = viewProduct(make([11, 12, 13]), null, live);
  expect(stockOf(view.variations)).toEqual([
    [11, "in-stock"],
    [12, "out-of-stock"],
    [13, "in-stock"],
  ]);
  expect(view.stockQuantity).toBe(2);
});

test("stock of another product, or without a status, changes nothing", () => {
  const product = make([11], "simple");
  expect(viewProduct(product, null, now([], 2)).stockQuantity).toBe(5);
  expect(viewProduct(product, null, { ...now([]), stockStatus: null }).stockQuantity).toBe(5);
  const blank = now([{ databaseId: 11, stockStatus: null, stockQuantity: null }]);
  expect(stockOf(viewProduct(make([11]), null, blank).variations)).toEqual([[11, "in-stock"]]);
});

test("a variable product is sold out once all its variations are, and only when all are known", () => {
  const gone = (ids: number[]) =>
    now(ids.map((databaseId) => ({ databaseId, stockStatus: "out-of-stock", stockQuantity: 0 })));
  const few = [11, 12];
  const many = Array.from({ length: VARIATIONS_MAX }, (_, index) => index + 11);
  expect(isSoldOut(viewProduct(make(few), null, gone(few)))).toBe(true);
  expect(isSoldOut(viewProduct(make(few), null, gone([11])))).toBe(false);
  expect(isSoldOut(viewProduct(make(many), null, gone(many)))).toBe(false);
  expect(isSoldOut(viewProduct(make(many), [vary(99)], gone(many)))).toBe(false);
  expect(isSoldOut(viewProduct(make(many), [vary(99)], gone([...many, 99])))).toBe(true);
  expect(isSoldOut(viewProduct(make([]), null, now([])))).toBe(false);
});

test("the 21st variation is appended to those of the page, without duplicates", () => {
  const ids = Array.from({ length: VARIATIONS_MAX }, (_, index) => index + 11);
  const product = make(ids);
  expect(mayHaveMore(product)).toBe(true);
  expect(mayHaveMore(make(ids.slice(1)))).toBe(false);
  expect(mayHaveMore(make(ids, "simple"))).toBe(false);
  expect(viewProduct(product, null, null).hasAllVariations).toBe(false);
  const view = viewProduct(
    product,
    [...ids, 31].map((id) => vary(id)),
    null,
  );
  expect(view.hasAllVariations).toBe(true);
  expect(view.variations.map(({ databaseId }) => databaseId).toSorted((a, b) => a - b)).toEqual([...ids, 31]);
});

test("once every variation is known, no larger reduction is possible", () => {
  const ids = Array.from({ length: VARIATIONS_MAX }, (_, index) => index + 1);
  expect(viewProduct(make(ids), null, null).pricing.elsewhere).toBe(0.3);
  expect(viewProduct(make(ids), [vary(30)], null).pricing.elsewhere).toBe(0);
});
