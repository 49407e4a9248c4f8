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
  const [gone, left] = [
    { stockStatus: "out-of-stock", pricing: {} },
    { stockStatus: "in-stock", pricing: {} },
  ];
  const shirt = (...variations: object[]) =>
    make(3112, { type: "variable", variations: variations as ProductSummary["variations"] });
  expect(saleBadge(shirt(gone, left), "percent")).toEqual({ kind: "percent", percent: 20 });
  expect(saleBadge(shirt(gone, gone), "percent")).toBeNull();
});

test("a reduction under half a percent is a sale, but no -0 % (§5)", () => {
  expect(saleBadge(make(3889), "percent")).toEqual({ kind: "word" });
});

test("the badge of a chosen variation is its own: none where just another one is reduced or it is sold out (§5)", () => {
  const product = { type: "variable", stockStatus: "in-stock", variations: [], pricing: priced(10_000, 8000) };
  const badge = (variation: object) => saleBadge(product as never, "percent", variation as never);
  expect(badge({ stockStatus: "in-stock", pricing: priced(10_000, null) })).toBeNull();
  expect(badge({ stockStatus: "in-stock", pricing: priced(10_000, 5000) })).toEqual({ kind: "percent", percent: 50 });
  expect(badge({ stockStatus: "out-of-stock", pricing: priced(10_000, 5000) })).toBeNull();
});

function priced(highestRegular: number, highestSale: number | null) {
  return { lowest: highestSale ?? highestRegular, highest: highestRegular, highestRegular, highestSale };
}

test("a variable product's badge counts from what the variations that it means cost before (law-and-practice)", () => {
  const variation = (highestSale: number, prior: number) => ({
    stockStatus: "in-stock",
    pricing: { ...priced(10_000, highestSale), prior },
  });
  const product = (...variations: object[]) =>
    make(8000, { type: "variable", variations: variations as never, pricing: priced(10_000, 8000) });
  expect(saleBadge(product(variation(8000, 9000), variation(5000, 6000)), "percent")).toEqual({
    kind: "percent",
    percent: 11,
  });
  for (const setting of ["percent", "word"] as const)
    expect(saleBadge(product(variation(8000, 8000)), setting)).toBeNull();
});
