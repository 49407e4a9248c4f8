import { expect, test } from "vitest";
import type { ProductSummary } from "./product";
import { saleBadge } from "./sale-badge";

function make(highestSale: number | null, parts: Partial<ProductSummary> = {}): ProductSummary {
  const pricing = { lowest: highestSale, highest: 3890, highestRegular: 3890, highestSale };
  return { type: "simple", stockStatus: "in-stock", onSale: true, variations: [], pricing, ...parts } as ProductSummary;
}

test("the badge says the percentage, or a word where the merchant wants one (§1)", () => {
  expect(saleBadge(make(3112), "percent")).toEqual({ kind: "percent", percent: 20 });
  expect(saleBadge(make(3112), "word")).toEqual({ kind: "word" });
});

test("it is hidden when sold out, when there is no sale price, and by the setting (§5)", () => {
  for (const setting of ["percent", "word"] as const) {
    expect(saleBadge(make(3112, { stockStatus: "out-of-stock" }), setting)).toBeNull();
    expect(saleBadge(make(null), setting)).toBeNull();
    expect(saleBadge(make(3890), setting)).toBeNull();
  }
  expect(saleBadge(make(3112), "hidden")).toBeNull();
});

test("a variable product keeps its badge while one variation is left (§4, §5)", () => {
  const [gone, left] = [{ stockStatus: "out-of-stock" }, { stockStatus: "in-stock" }];
  const shirt = (...variations: object[]) =>
    make(3112, { type: "variable", variations: variations as ProductSummary["variations"] });
  expect(saleBadge(shirt(gone, left), "percent")).toEqual({ kind: "percent", percent: 20 });
  expect(saleBadge(shirt(gone, gone), "percent")).toBeNull();
});

test("a reduction under half a percent is a sale, but no -0 % (§5)", () => {
  expect(saleBadge(make(3889), "percent")).toEqual({ kind: "word" });
});
