import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import { growCatalog } from "./grow-catalog.ts";

test("ids, slugs and SKUs of generated products are unique, also among the hand-written ones", () => {
  const all = [...catalog.products, ...growCatalog(catalog.products, 0, 3000)];
  for (const key of ["id", "slug", "sku"] as const)
    expect(new Set(all.map((product) => product[key])).size, key).toBe(all.length);
  const variations = all.flatMap((product) => product.variations.map(({ id }) => id));
  expect(new Set(variations).size).toBe(variations.length);
});

test("generating products is deterministic, in one call or several", () => {
  const whole = growCatalog(catalog.products, 0, 20);
  const pieces = [...growCatalog(catalog.products, 0, 7), ...growCatalog(catalog.products, 7, 13)];
  expect(pieces).toEqual(whole);
});

test("prices differ from product to product, and a sale stays below the regular price", () => {
  const grown = growCatalog(catalog.products, 0, 1000);
  expect(new Set(grown.map(({ regularPrice }) => regularPrice)).size).toBeGreaterThan(300);
  for (const { salePrice, regularPrice } of grown)
    if (salePrice) expect(Number(salePrice)).toBeLessThan(Number(regularPrice));
});
