import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOff } from "./discount";

const off = (highestRegular: number | null, highestSale: number | null) => percentOff({ highestRegular, highestSale });

test("the percentage is counted from the highest regular and sale price, in whole percent (§9)", () => {
  expect(off(3890, 3112)).toBe(20);
  expect(off(12_700, 1990)).toBe(84);
  expect(off(3000, 2000)).toBe(33);
  expect(off(1000, 0)).toBe(100);
});

test("nothing is off without a sale price below the regular one (§5)", () => {
  for (const [regular, sale] of [
    [1000, null],
    [null, 900],
    [0, 0],
    [1000, 1000],
    [1000, 1001],
    [1000, -1],
    [-1000, -2000],
    [Number.NaN, 900],
  ] as const)
    expect(off(regular, sale)).toBeNull();
});

test("whatever the prices, it is a whole number from 0 to 100, and a lower sale price never gives less (§9)", () => {
  const price = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(price, price, price, (regular, one, other) => {
      const [low, high] = [off(regular, Math.min(one, other)), off(regular, Math.max(one, other))];
      for (const percent of [low, high])
        if (percent !== null) expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(low ?? 0).toBeGreaterThanOrEqual(high ?? 0);
    }),
  );
});

test("it counts from the lowest price of the 30 days before, where that is known (Directive 98/6 art. 6a)", () => {
  const from = (prior: number) => percentOff({ highestRegular: 10_000, highestSale: 8000, prior });
  expect(from(10_000)).toBe(20);
  expect(from(9000)).toBe(11);
  expect(from(12_000)).toBe(20);
});

test("what was as cheap a few days ago isn't off at all", () => {
  for (const prior of [8000, 7000]) expect(percentOff({ highestRegular: 10_000, highestSale: 8000, prior })).toBeNull();
});
