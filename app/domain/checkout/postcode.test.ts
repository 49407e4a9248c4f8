import fc from "fast-check";
import { expect, test } from "vitest";
import { isPostcode, isNumericPostcode } from "./address-schema";

test("postcodes are validated by their country's format", () => {
  const good = { BG: "1784", GR: "546 22", RO: "010011", GB: "SW1A 1AA", NL: "1012 AB", PL: "00-950", US: "10001" };
  for (const [country, code] of Object.entries(good))
    expect([country, isPostcode(code, country)]).toEqual([country, true]);
  const wrong = { BG: "0784", GR: "5462", RO: "1784", GB: "1784", NL: "1784", PL: "00950", US: "!" };
  for (const [country, code] of Object.entries(wrong))
    expect([country, isPostcode(code, country)]).toEqual([country, false]);
});

test("a Bulgarian postcode has four digits and doesn't begin with 0", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer({ min: 0, max: 99_999 }).map(String)), (code) => {
      expect(isPostcode(code, "BG")).toBe(/^[1-9]\d{3}$/.test(code));
    }),
  );
});

test("any code of any country is validated without an error", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (code, country) => typeof isPostcode(code, country) === "boolean"));
});

test("a numeric keyboard is offered only where postcodes have no letters or hyphens", () => {
  const countries = Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
  );
  const withDigits = countries.filter(isNumericPostcode);
  expect(withDigits).toEqual(expect.arrayContaining(["BG", "RO", "GR", "DE"]));
  for (const country of ["GB", "NL", "IE", "MT", "PL", "PT", "LT", "LV", "US", "CA", "", "constructor"])
    expect(withDigits).not.toContain(country);
  for (const country of withDigits)
    expect(
      [4, 5, 6].some((digits) => isPostcode("123456".slice(0, digits), country)),
      country,
    ).toBe(true);
});
