import fc from "fast-check";
import { expect, test } from "vitest";
import type { DemoContext } from "../context.ts";
import {
  findActivePrice,
  formatCents,
  formatRange,
  printDecimal,
  printFloat,
  showMoney,
  toCents,
} from "./format-price.ts";

test("a price is written with a comma, a space between thousands, and an entity", () => {
  expect(formatCents(1990)).toBe("19,90&nbsp;лв.");
  expect(formatCents(0)).toBe("0,00&nbsp;лв.");
  expect(formatCents(55684430.5)).toBe("556 844,31&nbsp;лв.");
  expect(formatCents(123456789)).toBe("1 234 567,89&nbsp;лв.");
});

test("a range of equal prices is one price", () => {
  expect(formatRange(["57.99", "97.90"])).toBe("57,99&nbsp;лв. - 97,90&nbsp;лв.");
  expect(formatRange(["31.12", "31.12"])).toBe("31,12&nbsp;лв.");
  expect(formatRange([])).toBeNull();
});

test("raw floats have PHP's fourteen digits, stored decimals six", () => {
  expect(printFloat(46.40833333 + 9.28)).toBe("55.68833333");
  expect(printFloat(0.1 + 0.2)).toBe("0.3");
  expect(printDecimal(46.40833333)).toBe("46.408333");
  expect(printDecimal(5)).toBe("5");
});

test("a money field is formatted unless RAW is requested", () => {
  const inShop = (currency: string) => ({ options: { currency } }) as DemoContext;
  expect(showMoney(6068)({}, inShop("BGN"))).toBe("60,68&nbsp;лв.");
  expect(showMoney(6068)({}, inShop("EUR"))).toBe("60,68&nbsp;&euro;");
  expect(showMoney(6068)({ format: "RAW" }, inShop("BGN"))).toBe("60.68");
  expect(showMoney(3490, "34.90")({ format: "RAW" }, inShop("BGN"))).toBe("34.90");
});

test("the sale price takes precedence over the regular one", () => {
  expect(findActivePrice({ regularPrice: "10.00", salePrice: "8.00" })).toBe("8.00");
  expect(findActivePrice({ regularPrice: "10.00", salePrice: null })).toBe("10.00");
  expect(findActivePrice({ regularPrice: null, salePrice: null })).toBeNull();
});

test("a formatted price can be parsed back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      const leva = formatCents(cents).replace("&nbsp;лв.", "").replaceAll(" ", "").replace(",", ".");
      expect(toCents(Number(leva))).toBe(cents);
    }),
  );
});
