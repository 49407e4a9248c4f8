import { expect, test } from "vitest";
import { catalogue } from "./catalog.ts";
import { growCatalogue } from "./grow-catalog.ts";

test("a large shop has every id, slug and SKU once, also beside the written products", () => {
  const all = [...catalogue.products, ...growCatalogue(catalogue.products, 0, 3000)];
  for (const key of ["id", "slug", "sku"] as const)
    expect(new Set(all.map((product) => product[key])).size, key).toBe(all.length);
  const variations = all.flatMap((product) => product.variations.map(({ id }) => id));
  expect(new Set(variations).size).toBe(variations.length);
});

test("the same numbers give the same products, in one piece or in several", () => {
  const whole = growCatalogue(catalogue.products, 0, 20);
  const pieces = [...growCatalogue(catalogue.products, 0, 7), ...growCatalogue(catalogue.products, 7, 13)];
  expect(pieces).toEqual(whole);
});

test("prices differ from product to product, and a sale stays below the regular price", () => {
  const grown = growCatalogue(catalogue.products, 0, 1000);
  expect(new Set(grown.map(({ regularPrice }) => regularPrice)).size).toBeGreaterThan(300);
  for (const { salePrice, regularPrice } of grown)
    if (salePrice) expect(Number(salePrice)).toBeLessThan(Number(regularPrice));
});
