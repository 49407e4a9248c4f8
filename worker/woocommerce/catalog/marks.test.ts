import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONTENT_KEY, LOWEST_PRICE_KEY } from "../../../app/config/product-facts";
import { readContent, readPrior } from "./pricing";

test("the lowest price before is a price or nothing; a comma is a point", () => {
  const lowest30DayPrice = (value: string | null) => readPrior([null, { key: LOWEST_PRICE_KEY, value }]);
  expect(lowest30DayPrice("59.90")).toEqual({ lowest30DayPrice: 5990 });
  expect(lowest30DayPrice("59,90")).toEqual({ lowest30DayPrice: 5990 });
  for (const wrong of ["", "0", "-3", "59,90 лв.", null]) expect(lowest30DayPrice(wrong)).toEqual({});
  expect(readPrior(null)).toEqual({});
});

test("what is in a package is an amount with its unit, or nothing", () => {
  expect(readContent([{ key: CONTENT_KEY, value: "900 г" }])).toEqual({ content: { amount: 0.9, unit: "kg" } });
  expect(readContent([{ key: CONTENT_KEY, value: "много" }])).toEqual({});
  expect(readContent(undefined)).toEqual({});
});

test("the questions ask for the keys that are read", () => {
  const asks = (name: string) => readFileSync(`graphql/fragments/${name}.graphql`, "utf8");
  expect(asks("catalog-product")).toContain(`keysIn: ["${CONTENT_KEY}", "${LOWEST_PRICE_KEY}"]`);
  expect(asks("variation-choice")).toContain(`keysIn: ["${LOWEST_PRICE_KEY}"]`);
});
