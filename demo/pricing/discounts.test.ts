import { expect, test } from "vitest";
import { findCoupon } from "./coupons.ts";
import { printFloat } from "./format-price.ts";
import { computeTotals } from "./totals.ts";

/** Prices with VAT and quantities; coupons in the order entered; results of a running WooCommerce 10.5. */
interface DiscountCase {
  name: string;
  lines: [price: number, quantity: number][];
  codes: string[];
  /** Raw line totals with VAT. */
  totals: string[];
  /** Without VAT, by coupon, as the cart shows it. */
  amounts: number[];
  discount: [net: number, tax: number];
  total: string;
}

const CASES: DiscountCase[] = [
  {
    name: "an amount off the cart goes to the pieces evenly, what is left to the dearest piece",
    lines: [
      [2.9, 7],
      [21.9, 1],
      [3.9, 3],
    ],
    codes: ["minus5"],
    totals: ["17.14333333", "21.43666667", "10.32"],
    amounts: [4.17],
    discount: [4.16666666, 0.83333334],
    total: "53.89",
  },
  {
    name: "percent is of the undiscounted price and taken before an amount",
    lines: [
      [2.9, 7],
      [21.9, 1],
      [3.9, 3],
    ],
    codes: ["minus5", "fit10"],
    totals: ["15.11166667", "19.25166667", "9.145"],
    amounts: [4.17, 4.49],
    discount: [8.65833333, 1.73166667],
    total: "48.50",
  },
  {
    name: "two percentages each round for themselves",
    lines: [
      [2.9, 3],
      [3.9, 1],
      [12.9, 1],
    ],
    codes: ["fit10", "once"],
    totals: ["6.96", "3.12", "10.32"],
    amounts: [2.12, 2.12],
    discount: [4.25, 0.85],
    total: "25.39",
  },
  {
    name: "a line is never cheaper than nothing, and the later coupon gives only what is left",
    lines: [[2.9, 1]],
    codes: ["minus5", "fit10"],
    totals: ["0"],
    amounts: [2.17, 0.24],
    discount: [2.41666667, 0.48333333],
    total: "4.99",
  },
  {
    name: "the smaller percentage first, the amount last",
    lines: [[27.92, 3]],
    codes: ["max100", "minus5", "fit10"],
    totals: ["66.18833333"],
    amounts: [3.49, 4.17, 6.98],
    discount: [14.64166667, 2.92833333],
    total: "71.18",
  },
];

test.each(CASES)("$name, to the stotinka as WooCommerce", ({ lines, codes, totals, amounts, discount, total }) => {
  const priced = lines.map(([price, quantity], index) => ({ key: String(index), price, quantity }));
  const coupons = codes.flatMap((code) => findCoupon(code) ?? []);
  const found = computeTotals(priced, coupons, 4.158333);
  expect([...found.lines.values()].map((line) => printFloat((line.total + line.tax) / 100))).toEqual(totals);
  expect(found.coupons.map(({ amount }) => Math.ceil(Number((amount - 0.5).toPrecision(12))) / 100)).toEqual(amounts);
  expect(found.discountTotal / 100).toBeCloseTo(discount[0], 6);
  expect(found.discountTax / 100).toBeCloseTo(discount[1], 6);
  expect((found.total / 100).toFixed(2)).toBe(total);
});

test("abroad, discounts are taken off prices without VAT", () => {
  const coupons = ["fit10", "minus5"].flatMap((code) => findCoupon(code) ?? []);
  const found = computeTotals([{ key: "a", price: 29.9, quantity: 2 }], coupons, 16.583333, { isTaxed: false });
  expect(printFloat((found.lines.get("a")?.total ?? 0) / 100)).toBe("39.85333333");
  expect([found.subtotalTax, found.totalTax, found.discountTotal]).toEqual([0, 0, 998]);
  expect(found.total).toBe(5643);
});
