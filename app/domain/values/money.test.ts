import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount } from "./format-money";
import { convert, formatMoney, parseAmount, parseAmounts } from "./money";
import { countRuns } from "../../../tests/fixtures/trials";

const NBSP = "\u00a0";

test("both currencies are shown with two decimals and a no-break space", () => {
  expect(formatAmount(1990, "BGN", "leva-euro").text).toBe(`19,90${NBSP}лв. / 10,17${NBSP}€`);
  expect(formatAmount(1990, "BGN", "euro-leva").text).toBe(`10,17${NBSP}€ / 19,90${NBSP}лв.`);
  expect(formatAmount(1017, "EUR", "leva-euro").text).toBe(`19,89${NBSP}лв. / 10,17${NBSP}€`);
});

test("amounts are formatted like Intl for bg-BG", () => {
  const intl = new Intl.NumberFormat("bg-BG", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  expect(formatMoney(-1234567, "EUR")).toBe(`-12${NBSP}345,67${NBSP}€`);
  const amounts = fc.oneof(
    fc.integer(),
    fc.maxSafeInteger().map((amount) => amount % 1e14),
  );
  fc.assert(fc.property(amounts, (amount) => formatMoney(amount, "") === intl.format(Number(`${amount}e-2`))));
});

test("a missing, zero or non-numeric price is zero", () => {
  for (const amount of [null, undefined, 0, Number.NaN]) {
    expect(formatAmount(amount as number, "BGN", "leva-euro").text).toBe(`0,00${NBSP}лв. / 0,00${NBSP}€`);
  }
});

test("raw amounts of the backend are rounded to minor units", () => {
  expect(parseAmount("4.158333")).toBe(416);
  expect(parseAmount("55.68833333")).toBe(5569);
  expect(parseAmount("167.065")).toBe(16707);
  expect(parseAmount("1.005")).toBe(101);
  expect(parseAmount("-11.87")).toBe(-1187);
  expect(parseAmount("0")).toBe(0);
});

test("text that isn't one number is no amount", () => {
  for (const raw of [
    null,
    undefined,
    "",
    " ",
    "abc",
    "1,5",
    "9,49&nbsp;лв.",
    "1e3",
    "--1",
    "31.12, 31.12",
    "Infinity",
  ]) {
    expect(parseAmount(raw)).toBeNull();
  }
});

test("a variable product's raw price is a comma-separated list", () => {
  expect(parseAmounts("31.12, 38.90,,x")).toEqual([3112, 3890]);
  expect(parseAmounts(null)).toEqual([]);
});

test("no input makes a price NaN", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.constant(null)), (raw) => {
      const write = (from: "BGN" | "EUR") => formatAmount(parseAmount(raw) as number, from, "leva-euro").text;
      expect(write("BGN") + write("EUR")).not.toMatch(/NaN|Infinity/);
    }),
    { numRuns: countRuns(5000) },
  );
});

test("lev and euro convert at the fixed rate, and a round trip is exact to one minor unit", () => {
  expect(convert(195_583, "BGN", "EUR")).toBe(100_000);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(convert(convert(cents, "EUR", "BGN"), "BGN", "EUR")).toBe(cents);
    }),
  );
});
