import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, parsePhone } from "./phone";

test.each([
  ["0888123456", "+359888123456"],
  ["0888 123 456", "+359888123456"],
  ["(0888) 123-456", "+359888123456"],
  ["0888/12.34.56", "+359888123456"],
  ["+359888123456", "+359888123456"],
  ["+359 (0) 888 123 456", "+359888123456"],
  ["00359888123456", "+359888123456"],
  ["02 492 73 10", "+35924927310"],
  ["+40 721 234 567", "+40721234567"],
])("a number in any usual spelling is stored as E.164: %s", (typed, kept) => {
  expect(parsePhone(typed)).toBe(kept);
});

test.each([
  "",
  "123",
  "088812",
  "0088",
  "08881234567890",
  "+3591",
  "+0888123456",
  "888123456",
  "нула",
  "+359888123456x",
])("an invalid phone number is rejected: %s", (typed) => {
  expect(parsePhone(typed)).toBeNull();
});

test("any text gives E.164 or nothing, and E.164 stays unchanged", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[+0-9 ()-]{0,20}$/)), (text) => {
      const phone = parsePhone(text);
      if (phone === null) return;
      expect(phone).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(parsePhone(phone)).toBe(phone);
    }),
  );
});

test("a Bulgarian number is formatted in groups, a foreign one stays unchanged", () => {
  expect(formatPhone("+359888123456")).toBe("+359\u00a0888\u00a0123\u00a0456");
  expect(formatPhone("+40721234567")).toBe("+40721234567");
});
