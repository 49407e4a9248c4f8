import fc from "fast-check";
import { expect, test } from "vitest";
import { compareSizes, orderOptions, readSize, sortBySize, type Size } from "./sizes";
import { countRuns } from "../../../tests/fixtures/trials";

const sorted = (...sizes: string[]) => sortBySize(sizes, (size) => size);
const reversed = (sizes: string[]) => sorted(...sizes.toReversed());

test("letters go from xxs to 6xl, then numbers by value, then the alphabet", () => {
  const order = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "4XL", "5XL", "6XL", "36", "42", "42,5", "100"];
  expect(reversed([...order, "Банан", "Ягода"])).toEqual([...order, "Банан", "Ягода"]);
});

test("2XL is XXL, 3XL is XXXL and 2XS is XXS, in any spelling", () => {
  expect(reversed(["2XS", "XS", "XL", "2XL", "3XL", "4XL", "6XL"])).toEqual([
    "2XS",
    "XS",
    "XL",
    "2XL",
    "3XL",
    "4XL",
    "6XL",
  ]);
  for (const written of ["XX-L", "xx l", "2 XL", "2-XL", "2xl"])
    expect(sorted("XXXL", written, "XL", "36"), written).toEqual(["XL", written, "XXXL", "36"]);
});

test("0 comes before other numbers, and a range sorts by its first number", () => {
  for (const order of [
    ["XL", "0", "0,5", "2", "10", "Банан"],
    ["35-38", "36", "39-42", "42/44", "43-46"],
  ])
    expect(reversed(order)).toEqual(order);
});

test("case and surrounding spaces of a size don't matter", () => {
  expect(sorted("XL", " m ", "s", "L")).toEqual(["s", " m ", "L", "XL"]);
});

test("weights and volumes sort by amount, whatever their unit", () => {
  for (const order of [
    ["500 г", "900 г", "1 кг", "1,8 кг", "2.27 кг"],
    ["500-g", "900-g", "1-kg", "2-kg"],
    ["250 мл", "750 мл", "1 л"],
    ["500g", "1kg", "2KG"],
    ["900 г (кутия)", "1 кг (плик)", "2 кг."],
    ["5 lb", "10 lb"],
  ])
    expect(reversed(order)).toEqual(order);
});

test("a word that only begins like a unit is none", () => {
  expect(reversed(["2 листа", "2 kgx", "3 броя"]).at(-1)).toBe("3 броя");
});

test("texts that are no sizes sort by the Bulgarian alphabet", () => {
  expect(reversed(["ананас", "Банан", "ягода"])).toEqual(["ананас", "Банан", "ягода"]);
});

test("options that are mostly sizes are in size order, whatever the merchant's", () => {
  for (const order of [
    ["S", "M", "L", "Универсален"],
    ["36", "38", "40", "Поръчка"],
    ["8/10", "10/12"],
    ["2 мм", "9 мм", "10 мм", "100 мм"],
  ]) {
    expect(orderOptions(order.toReversed(), String)).toEqual(order);
  }
});

test.each([
  ["Черен", "Бял", "Син", "100% памук"],
  ["№ 2", "№ 10", "№ 1"],
  ["BCAA", "whey", "Банан", "Ягода"],
])("other options stay in the merchant's order: %s, %s, %s", (...options) => {
  expect(orderOptions(options, String)).toEqual(options);
});

test("numbers inside options count by value where the order is the alphabet's", () => {
  for (const [given, shown] of [
    [
      ["№ 1", "№ 10", "№ 11", "№ 2"],
      ["№ 1", "№ 2", "№ 10", "№ 11"],
    ],
    [
      ["10/12", "№ 1", "№ 10", "№ 2"],
      ["10/12", "№ 1", "№ 2", "№ 10"],
    ],
    [
      ["vkus 10", "Vkus 9", "Банан"],
      ["Vkus 9", "vkus 10", "Банан"],
    ],
  ] as const)
    expect(orderOptions(given, String)).toEqual(shown);
});

test("the order is a total order for any texts", () => {
  const size = fc.oneof(
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.constantFrom(
      "xs",
      "S",
      "m",
      "4xl",
      "0",
      "00",
      "1 кг",
      "1-kg",
      "900 г",
      "42,5",
      "",
      "9".repeat(400),
      "2XL",
      "xx-l",
      "S/M",
      "ХЛ",
      "36-38",
    ),
    fc.tuple(fc.nat(2000), fc.constantFrom("", " г", " кг", " kg", "л", "x")).map(([n, unit]) => `${n}${unit}`),
  );
  fc.assert(
    fc.property(size, size, size, (...texts) => {
      const [a, b, c] = texts.map(readSize) as [Size, Size, Size];
      const compared = compareSizes(a, b);
      expect(Math.sign(compared) + Math.sign(compareSizes(b, a))).toBe(0);
      expect(compared === 0).toBe(a.text === b.text);
      if (compared < 0 && compareSizes(b, c) < 0) expect(compareSizes(a, c)).toBeLessThan(0);
    }),
    { numRuns: countRuns(20_000) },
  );
});
