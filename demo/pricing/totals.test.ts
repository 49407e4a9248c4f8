import fc from "fast-check";
import { expect, test } from "vitest";
import { findCoupon, type Coupon } from "./coupons.ts";
import { printFloat } from "./format-price.ts";
import { computeTotals, type TotalsLine } from "./totals.ts";
import { readSample } from "../testing/replay.ts";

const SPEEDY = 4.158333;

const shirt: TotalsLine = { key: "shirt", price: 33.99, quantity: 1 };
const vegan: TotalsLine = { key: "vegan", price: 52.59, quantity: 2 };
const dumbbell: TotalsLine = { key: "dumbbell", price: 92.39, quantity: 1 };

function coupons(...codes: string[]): Coupon[] {
  return codes.flatMap((code) => findCoupon(code) ?? []);
}

/** Raw totals of the lines with VAT, as in the samples' rawTotal. */
function rawLines(lines: TotalsLine[], ...codes: string[]): string[] {
  const totals = computeTotals(lines, coupons(...codes), 0);
  return [...totals.lines.values()].map(({ total, tax }) => printFloat((total + tax) / 100));
}

test("a line's net is unrounded, its tax rounded: 55.69 becomes 55.68833333", () => {
  expect(rawLines([{ key: "a", price: 55.69, quantity: 1 }])).toEqual(["55.68833333"]);
  expect(rawLines([{ key: "a", price: 55.69, quantity: 3 }])).toEqual(["167.065"]);
  expect(rawLines([{ key: "a", price: 55.69, quantity: 9999 }])).toEqual(["556844.305"]);
});

test.each([
  ["applyCoupon-ok", ["fit10"]],
  ["applyCoupon-second", ["fit10", "minus5"]],
  ["applyCoupon-min200", ["fit10", "minus5", "min200"]],
])("%s: the recorded lines and total come out of the arithmetic alone", (sample, codes) => {
  const recorded = readSample(sample).response.body.data?.applyCoupon as {
    cart: { rawTotal: string; contents: { nodes: { rawTotal: string }[] } };
  };
  expect(rawLines([shirt, vegan, dumbbell], ...codes)).toEqual(
    recorded.cart.contents.nodes.map((node) => node.rawTotal),
  );
  const { total } = computeTotals([shirt, vegan, dumbbell], coupons(...codes), SPEEDY);
  expect((total / 100).toFixed(2)).toBe(recorded.cart.rawTotal);
});

test("the discount is net of VAT and keeps its decimals", () => {
  const lines = [
    { key: "casein", price: 55.69, quantity: 2 },
    { key: "core", price: 31.12, quantity: 1 },
  ];
  const { discountTotal, discountTax, total } = computeTotals(lines, coupons("fit10"), SPEEDY);
  expect([discountTotal, discountTax, total]).toEqual([1187.5, 237.5, 13324]);
});

test("an empty cart totals 0", () => {
  expect(computeTotals([], [], 0)).toMatchObject({ subtotal: 0, total: 0, totalTax: 0, discountTotal: 0 });
});

const anyLines = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 1, maxLength: 8 },
);

test("no coupon makes a line negative, and a percentage is exact to the stotinka", () => {
  fc.assert(
    fc.property(anyLines, (given) => {
      const lines = given.map((line, index) => ({ ...line, key: String(index) }));
      const gross = Math.round(lines.reduce((sum, { price, quantity }) => sum + price * 100 * quantity, 0));
      const { lines: totals, coupons: found } = computeTotals(lines, coupons("fit10", "min200", "minus5"), 0);
      for (const { total, tax } of totals.values()) expect(Math.min(total, tax)).toBeGreaterThanOrEqual(0);
      const [percent] = found;
      const discount = (percent?.amount ?? 0) + (percent?.tax ?? 0);
      expect(Math.abs(discount - gross / 10)).toBeLessThanOrEqual(0.5001);
    }),
  );
});
