import { expect, test } from "vitest";
import { findAddedTax, findIncludedTax, roundHalfDown, roundHalfUp } from "./tax.ts";

test("the VAT included in a price keeps six decimals of a stotinka", () => {
  expect(findIncludedTax(5569)).toBe(928.166667);
  expect(findIncludedTax(9465)).toBe(1577.5);
  expect(findIncludedTax(0)).toBe(0);
});

test("the VAT on shipping keeps six decimals of a lev", () => {
  expect(findAddedTax(4.158333)).toBe(0.831667);
  expect(findAddedTax(5.825)).toBe(1.165);
});

test("halves are rounded up in sums and down in taxes, as WooCommerce does with prices including VAT", () => {
  expect([roundHalfUp(116.5), roundHalfDown(116.5)]).toEqual([117, 116]);
  expect([roundHalfUp(1577.51), roundHalfDown(1577.51)]).toEqual([1578, 1578]);
  expect([roundHalfUp(11.875, 2), roundHalfDown(11.875, 2)]).toEqual([11.88, 11.87]);
});

test("floating-point noise doesn't decide a rounding", () => {
  expect(roundHalfUp(1.005 * 100)).toBe(101);
  expect(roundHalfDown(0.1 + 0.2 + 0.2)).toBe(0);
});
