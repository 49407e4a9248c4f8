import fc from "fast-check";
import { expect, test } from "vitest";
import { netContentOf, parseNetContent, unitPrice } from "./unit-price";

test("an amount is parsed as merchants write it, in the unit of its unit price", () => {
  expect(parseNetContent("900 г")).toEqual({ amount: 0.9, unit: "kg" });
  expect(parseNetContent("1,5 кг")).toEqual({ amount: 1.5, unit: "kg" });
  expect(parseNetContent("2.27kg")).toEqual({ amount: 2.27, unit: "kg" });
  expect(parseNetContent("750 мл.")).toEqual({ amount: 0.75, unit: "l" });
  expect(parseNetContent("12 x 60 г")).toEqual({ amount: 0.72, unit: "kg" });
  expect(parseNetContent("12 х 60 г")).toEqual({ amount: 0.72, unit: "kg" });
  expect(parseNetContent("60 капсули")).toEqual({ amount: 60, unit: "piece" });
  expect(parseNetContent("1 л")).toEqual({ amount: 1, unit: "l" });
});

test("text without an amount gives no unit price", () => {
  for (const text of ["", "XL", "0 г", "г", "900", "900 г 2", "-5 кг", "16 лв.", "10 см"])
    expect(parseNetContent(text), text).toBeNull();
});

test("any text is parsed without an error, and never as zero or negative", () => {
  fc.assert(fc.property(fc.string(), (text) => !(parseNetContent(text) && parseNetContent(text)!.amount <= 0)));
});

test("47.92 for 900 g is 53.24 per kilogram; a package of one kilogram shows no unit price", () => {
  expect(unitPrice(4792, { amount: 0.9, unit: "kg" })).toBe(5324);
  expect(unitPrice(4792, { amount: 1, unit: "kg" })).toBeNull();
  expect(unitPrice(4792, null)).toBeNull();
  expect(unitPrice(null, { amount: 2, unit: "l" })).toBeNull();
});

const options = [
  { slug: "500-g", name: "500 г" },
  { slug: "2-kg", name: "2 кг" },
];
const variationAttributes = [
  { name: "pa_razfasovka", label: "", options },
  { name: "pa_teglo", label: "", options },
];
const chosen = (name: string, value: string) => ({ attributes: [{ name, value }] }) as never;

test("a variation has the net content of its own package; weights in other attributes don't count", () => {
  const product = { variationAttributes, netContent: { amount: 3, unit: "kg" as const } };
  expect(netContentOf(product, chosen("pa_razfasovka", "2-kg"), ["pa_razfasovka"])?.amount).toBe(2);
  expect(netContentOf(product, chosen("pa_teglo", "2-kg"), ["pa_razfasovka"])?.amount).toBe(3);
  expect(netContentOf({ variationAttributes }, chosen("pa_teglo", "2-kg"), ["pa_razfasovka"])).toBeNull();
  expect(netContentOf(product, null, ["pa_razfasovka"])?.amount).toBe(3);
});
