import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NET_CONTENT_KEY, LOWEST_PRICE_KEY, NEEDS_WORDPRESS_KEY } from "../../../app/config/product-facts";
import { readAddOns, readNetContent, readLowest30DayPrice } from "./metadata";

test("the lowest prior price is a positive amount or absent; a decimal comma is accepted", () => {
  const lowest30DayPrice = (value: string | null) => readLowest30DayPrice([null, { key: LOWEST_PRICE_KEY, value }]);
  expect(lowest30DayPrice("59.90")).toEqual({ lowest30DayPrice: 5990 });
  expect(lowest30DayPrice("59,90")).toEqual({ lowest30DayPrice: 5990 });
  for (const wrong of ["", "0", "-3", "59,90 лв.", null]) expect(lowest30DayPrice(wrong)).toEqual({});
  expect(readLowest30DayPrice(null)).toEqual({});
});

test("net content is an amount with a unit or absent", () => {
  expect(readNetContent([{ key: NET_CONTENT_KEY, value: "900 г" }])).toEqual({
    netContent: { amount: 0.9, unit: "kg" },
  });
  expect(readNetContent([{ key: NET_CONTENT_KEY, value: "много" }])).toEqual({});
  expect(readNetContent(undefined)).toEqual({});
});

test("a product has add-ons where its metadata says so", () => {
  expect(readAddOns([{ key: NEEDS_WORDPRESS_KEY, value: "yes" }])).toEqual({ needsWordPress: true });
  for (const value of ["no", "", null]) expect(readAddOns([{ key: NEEDS_WORDPRESS_KEY, value }])).toEqual({});
});

test("the queries request exactly the metadata keys that are read", () => {
  const asks = (name: string) => {
    const fragment = readFileSync(`graphql/fragments/${name}.graphql`, "utf8");
    return [...fragment.matchAll(/keysIn: \[([^\]]*)\]/g)].map(([, keys]) => JSON.parse(`[${keys}]`) as string[]);
  };
  expect(asks("catalog-product")).toEqual([[NEEDS_WORDPRESS_KEY], [NET_CONTENT_KEY, LOWEST_PRICE_KEY]]);
  expect(asks("variation-choice")).toEqual([[LOWEST_PRICE_KEY]]);
});
