import fc from "fast-check";
import { expect, test } from "vitest";
import { largestReduction, mostReduced, reductionOf, toPercent } from "./sale-badge";
import type { StockStatus } from "../product/product";

const off = (before: number, lowest: number | null, lowest30DayPrice?: number) =>
  reductionOf({ lowest, before, ...(lowest30DayPrice !== undefined && { lowest30DayPrice }) });

test("a reduction is a fraction of the regular price; without a lower price there is none", () => {
  expect(off(3890, 3112)).toBe(0.2);
  expect(off(1000, 0)).toBe(1);
  for (const lowest of [null, 1000, 1001, Number.NaN]) expect(off(1000, lowest)).toBe(0);
  expect(reductionOf({ lowest: 900 })).toBe(0);
});

test("it is measured from the lowest price of the 30 days before, where known (Directive 98/6 art. 6a)", () => {
  expect(off(10_000, 8000, 9000)).toBeCloseTo(1 / 9, 10);
  expect(off(10_000, 8000, 12_000)).toBe(0.2);
});

test("a price that was as low a few days ago is no reduction", () => {
  for (const lowest30DayPrice of [8000, 7000]) expect(off(10_000, 8000, lowest30DayPrice)).toBe(0);
});

test("a percentage is rounded to the nearest, a half down; only free products are at 100", () => {
  expect([0.1369, 0.149, 0.145, 0.1451, 0.2, 0.29, 0.0051].map(toPercent)).toEqual([14, 15, 14, 15, 20, 29, 1]);
  expect([0.999, 1].map(toPercent)).toEqual([99, 100]);
  expect(toPercent(0.004)).toBeCloseTo(0);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 0, max: 1e8 }), (before, lowest) => {
      const percent = toPercent(off(before, lowest));
      expect(percent === 100).toBe(lowest === 0);
      expect(Math.abs(percent - off(before, lowest) * 100)).toBeLessThan(lowest > 0 && percent === 99 ? 1.01 : 0.51);
    }),
  );
});

/** Variations with a price at or under their regular one. */
const sold = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 20 })).map(([lowest, more]) => ({
    lowest,
    before: lowest + more,
  })),
  { minLength: 1, maxLength: 7 },
);

const vary = (lowest: number, more: object = {}, stockStatus: StockStatus = "in-stock") => ({
  stockStatus,
  pricing: { lowest, highest: lowest, before: 100, ...more },
});
const product = (...variations: ReturnType<typeof vary>[]) => ({ pricing: { lowest: 1, highest: 99 }, variations });

test("a product's largest reduction is that of one of its variations, and none is larger", () => {
  fc.assert(
    fc.property(sold, (pricings) => {
      const largest = largestReduction(product(...pricings.map(({ lowest, before }) => vary(lowest, { before }))));
      expect(largest).toBe(Math.max(...pricings.map(reductionOf)));
    }),
  );
});

test("the badge's variation is available, unless all reduced ones are sold out", () => {
  const [gone, left] = [vary(50, { lowest30DayPrice: 90 }, "out-of-stock"), vary(80, { lowest30DayPrice: 95 })];
  expect(mostReduced(product(gone, left)).pricing.lowest30DayPrice).toBe(95);
  expect(largestReduction(product(gone, left))).toBeCloseTo(15 / 95);
  expect(mostReduced(product(gone)).pricing.lowest30DayPrice).toBe(90);
  expect(largestReduction(product(gone))).toBe(0);
});
