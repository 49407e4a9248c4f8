import { expect, test } from "vitest";
import { computeTotals } from "./totals.ts";

const SPEEDY = 4.158333;

// The numbers are those of a running WooCommerce.
test.each([
  [55.69, [{ name: "Такса", amount: 2, taxable: false }], 6268, 1011],
  [55.69, [{ name: "Такса", amount: 2, taxable: true }], 6308, 1051],
  [55.69, [{ name: "Отстъпка", amount: -20, taxable: false }], 3668, 611],
  [55.69, [{ name: "Отстъпка", amount: -2000, taxable: false }], 0, 0],
  [
    29.9,
    [
      { name: "a", amount: 1.99, taxable: true },
      { name: "b", amount: 1.234, taxable: true },
    ],
    3876,
    646,
  ],
])("goods of %d leva with the fees %j cost what they cost at WooCommerce", (price, fees, total, totalTax) => {
  const found = computeTotals([{ key: "a", price, quantity: 1 }], [], SPEEDY, { fees });
  expect([found.total, found.totalTax]).toEqual([total, totalTax]);
});

test("a fee without a name or an amount is ignored", () => {
  const fees = [
    { name: "", amount: 2, taxable: false },
    { name: "Такса", amount: 0, taxable: false },
  ];
  expect(computeTotals([{ key: "a", price: 10, quantity: 1 }], [], 0, { fees }).fees).toEqual([]);
});
