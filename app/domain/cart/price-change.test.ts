import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartLine } from "./cart";
import { findPriceChange } from "./price-change";

const lineOf = (subtotal: number, quantity: number) => ({ key: "k", name: "Клин", subtotal, quantity }) as CartLine;

test("a line that costs what the page showed is no change, however its VAT was rounded", () => {
  const pieces = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e7 }),
      pieces,
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      (price, n, off) => {
        expect(findPriceChange(lineOf(price * n + Math.trunc(off * n), n), price)).toBeNull();
      },
    ),
  );
});

test("a price that differs by one minor unit is reported with both unit prices", () => {
  expect(findPriceChange(lineOf(1001, 1), 1000)).toEqual({ lineKey: "k", name: "Клин", shown: 1000, now: 1001 });
  expect(findPriceChange(lineOf(2400, 2), 1000)).toMatchObject({ shown: 1000, now: 1200 });
  expect(findPriceChange(lineOf(0, 3), 1000)).toMatchObject({ now: 0 });
});

test("without a shown price or a line there is nothing to compare", () => {
  expect(findPriceChange(lineOf(1001, 1), null)).toBeNull();
  expect(findPriceChange(undefined, 1000)).toBeNull();
  expect(findPriceChange(lineOf(0, 0), 1000)).toBeNull();
});
