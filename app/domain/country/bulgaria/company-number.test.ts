import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCompanyNumber, parseVatNumber } from "./company-number";
import { countRuns } from "../../../../tests/fixtures/trials";

/** The official rule, implemented independently of the code under test. */
function officialNinth(d: number[]): number {
  const a = d[0]! + 2 * d[1]! + 3 * d[2]! + 4 * d[3]! + 5 * d[4]! + 6 * d[5]! + 7 * d[6]! + 8 * d[7]!;
  if (a % 11 !== 10) return a % 11;
  const b = 3 * d[0]! + 4 * d[1]! + 5 * d[2]! + 6 * d[3]! + 7 * d[4]! + 8 * d[5]! + 9 * d[6]! + 10 * d[7]!;
  return b % 11 === 10 ? 0 : b % 11;
}

function officialThirteenth(d: number[]): number {
  const a = 2 * d[8]! + 7 * d[9]! + 3 * d[10]! + 5 * d[11]!;
  if (a % 11 !== 10) return a % 11;
  const b = 4 * d[8]! + 9 * d[9]! + 5 * d[10]! + 7 * d[11]!;
  return b % 11 === 10 ? 0 : b % 11;
}

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

test("well-known companies' numbers are valid", () => {
  for (const number of ["831609046", "121858220", "130007884", "206184534", "000694037"])
    expect([number, parseCompanyNumber(number)]).toEqual([number, number]);
});

test("exactly one of the ten possible ninth digits is valid", () => {
  fc.assert(
    fc.property(digits(8), (first) => {
      const valid = Array.from({ length: 10 }, (_, last) => [...first, last].join("")).filter(parseCompanyNumber);
      expect(valid).toEqual([[...first, officialNinth(first)].join("")]);
    }),
    { numRuns: countRuns(1000) },
  );
});

test("a branch's thirteenth digit is checked too, and its first nine", () => {
  fc.assert(
    fc.property(digits(8), digits(3), fc.integer({ min: 1, max: 9 }), (first, branch, wrong) => {
      const nine = [...first, officialNinth(first)];
      const twelve = [...nine, ...branch];
      const valid = Array.from({ length: 10 }, (_, last) => [...twelve, last].join("")).filter(parseCompanyNumber);
      expect(valid).toEqual([[...twelve, officialThirteenth(twelve)].join("")]);
      const broken = [...first, (nine[8]! + wrong) % 10, ...branch, officialThirteenth(twelve)].join("");
      expect(parseCompanyNumber(broken)).toBeNull();
    }),
    { numRuns: countRuns(1000) },
  );
});

test("a number may have spaces and a prefix, anything else is rejected", () => {
  expect(parseCompanyNumber("206 184-534")).toBe("206184534");
  expect(parseCompanyNumber("bg206184534")).toBe("206184534");
  fc.assert(
    fc.property(fc.string(), (text) => {
      const number = parseCompanyNumber(text);
      expect(number === null || /^(\d{9}|\d{13})$/.test(number)).toBe(true);
    }),
  );
});

test("a VAT number is BG with 9 or 10 digits, stored without spaces", () => {
  expect(parseVatNumber(" bg 206184534")).toBe("BG206184534");
  expect(parseVatNumber("BG8001010008")).toBe("BG8001010008");
  for (const wrong of ["206184534", "BG20618453", "BG20618453412", "GR206184534", "BG20618453x", ""])
    expect([wrong, parseVatNumber(wrong)]).toEqual([wrong, null]);
});
