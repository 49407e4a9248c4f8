import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate } from "./dates";

test("a date is shown as dd.mm.yyyy (specification §9)", () => {
  expect(formatDate("2026-11-21T02:51:34+02:00")).toBe("21.11.2026");
  expect(formatDate("2026-03-05T12:00:00Z")).toBe("05.03.2026");
});

test("the day is the one in Sofia, summer time included (specification §9)", () => {
  expect(formatDate("2026-11-20T22:30:00Z")).toBe("21.11.2026");
  expect(formatDate("2026-07-20T21:30:00Z")).toBe("21.07.2026");
});

test("what is not a date gives empty text (specification §9)", () => {
  expect(formatDate(null)).toBe("");
  expect(formatDate("")).toBe("");
  fc.assert(fc.property(fc.string(), (text) => void expect(formatDate(text)).toMatch(/^(\d{2}\.\d{2}\.\d{4,6})?$/)));
});
