import { expect, test } from "vitest";
import { categoryPath, scopePath } from "./listing-scope";

test("every scope has a URL; a category's contains its ancestors", () => {
  expect(scopePath({ kind: "shop" })).toBe("/magazin");
  expect(scopePath({ kind: "tag", slug: "novo" })).toBe("/produkt-etiket/novo");
  expect(scopePath({ kind: "brand", slug: "toros" })).toBe("/marka-produkt/toros");
  expect(categoryPath("kreatin", [{ slug: "dobavki" }])).toBe("/produkt-kategoriya/dobavki/kreatin");
});

test("a Cyrillic slug is encoded once, however WordPress stores it", () => {
  const path = `/produkt-kategoriya/${encodeURIComponent("креатин")}`;
  for (const slug of ["креатин", encodeURIComponent("креатин"), encodeURIComponent("креатин").toLowerCase()])
    expect(categoryPath(slug)).toBe(path);
  expect(categoryPath("50%")).toBe("/produkt-kategoriya/50%25");
});
