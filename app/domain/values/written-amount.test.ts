import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "./money";
import { parseWrittenAmount } from "./written-amount";

test.each([
  ["12.5", 1250],
  ["12,5", 1250],
  ["12,50 лв.", 1250],
  ["1.299", 129_900],
  ["1,299", 129_900],
  ["1 299,50", 129_950],
  ["1\u00a0299,5", 129_950],
  ["1,299.00", 129_900],
  ["1.299,00", 129_900],
  ["1.234.567", 123_456_700],
  ["1.234.567,8", 123_456_780],
  ["0.299", 30],
  ["10.", 1000],
  ["12345.678", 1_234_568],
  ["от 20 лв.", 2000],
  ["0", 0],
])("%j is %i minor units", (text, amount) => {
  expect(parseWrittenAmount(text)).toBe(amount);
});

test.each(["", "лв.", ".", ",5x".replace("5", ""), "null"])("%j is no amount", (text) => {
  expect(parseWrittenAmount(text)).toBeNull();
});

test("formatted amounts are parsed back, with either decimal mark and with thousands separators", () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), (amount) => {
      const written = formatMoney(amount, "");
      const swapped = (amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
      for (const text of [written, `${written} лв.`, (amount / 100).toFixed(2), swapped])
        expect(parseWrittenAmount(text), text).toBe(amount);
    }),
  );
});

test("any text gives a non-negative amount or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 30 }), (text) => {
      const amount = parseWrittenAmount(text);
      expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
    }),
  );
});
