import { expect, test } from "vitest";
import type { Pricing, ProductSummary } from "../product/product";
import { saleBadge } from "./sale-badge";

const priced = (before: number, lowest: number): Pricing => ({
  lowest,
  highest: lowest,
  ...(lowest < before && { before }),
});
const make = (pricing: Pricing, parts: object = {}) =>
  ({ type: "simple", stockStatus: "in-stock", variations: [], pricing, ...parts }) as unknown as ProductSummary;
const variation = (pricing: Pricing, stockStatus = "in-stock") => ({ stockStatus, pricing });
const variable = (variations: object[], parts: Partial<Pricing> = {}) =>
  make({ lowest: 1, highest: 9, ...parts }, { type: "variable", variations });
const percent = (value: number) => ({ kind: "percent", percent: value });

test("the badge shows the percentage, or a word if configured", () => {
  expect(saleBadge(make(priced(3890, 3112)), "percent")).toEqual(percent(20));
  expect(saleBadge(make(priced(3890, 3112)), "word")).toEqual({ kind: "word" });
});

test("it is hidden when sold out, without a sale price, and by the setting", () => {
  for (const setting of ["percent", "word"] as const) {
    expect(saleBadge(make(priced(3890, 3112), { stockStatus: "out-of-stock" }), setting)).toBeNull();
    expect(saleBadge(make(priced(3890, 3890)), setting)).toBeNull();
  }
  expect(saleBadge(make(priced(3890, 3112)), "hidden")).toBeNull();
});

test("a variable product keeps its badge while a reduced variation is available", () => {
  const [reduced, full] = [priced(3890, 3112), priced(3890, 3890)];
  const badge = (...variations: object[]) => saleBadge(variable(variations), "percent");
  expect(badge(variation(full), variation(reduced))).toEqual(percent(20));
  expect(badge(variation(full, "out-of-stock"), variation(reduced))).toEqual(percent(20));
  expect(badge(variation(full), variation(reduced, "out-of-stock"))).toBeNull();
  expect(badge(variation(full, "out-of-stock"), variation(reduced, "out-of-stock"))).toBeNull();
});

test("a reduction under half a percent is a sale, but never -0 %", () => {
  expect(saleBadge(make(priced(3890, 3889)), "percent")).toEqual({ kind: "word" });
});

test("a selected variation has its own badge: none if it isn't reduced or is sold out", () => {
  const product = variable([variation(priced(10_000, 8000))]);
  const badge = (chosen: object) => saleBadge(product, "percent", chosen as never);
  expect(badge(variation(priced(10_000, 10_000)))).toBeNull();
  expect(badge(variation(priced(10_000, 5000)))).toEqual(percent(50));
  expect(badge(variation(priced(10_000, 5000), "out-of-stock"))).toBeNull();
});

test("for several variations it shows the largest reduction, each measured from its own earlier price", () => {
  const before = (lowest: number, lowest30DayPrice: number) =>
    variation({ ...priced(10_000, lowest), lowest30DayPrice });
  const badge = (...variations: object[]) => saleBadge(variable(variations), "percent");
  expect(badge(before(8000, 9000), before(5000, 6000))).toEqual(percent(17));
  expect(badge(before(8000, 10_000), before(5000, 5000))).toEqual(percent(20));
  expect(badge(before(8000, 8000))).toBeNull();
});

test("a word replaces the percentage when a variation that isn't loaded may be reduced more", () => {
  const badge = (elsewhere: number) => saleBadge(variable([variation(priced(100, 80))], { elsewhere }), "percent");
  expect(badge(0.3)).toEqual({ kind: "word" });
  expect(badge(0.2)).toEqual(percent(20));
  expect(saleBadge(variable([variation(priced(100, 100))], { elsewhere: 0.1 }), "percent")).toEqual({ kind: "word" });
});
