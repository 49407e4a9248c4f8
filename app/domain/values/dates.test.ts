import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, withZone } from "./dates";
import { countRuns } from "../../../tests/fixtures/trials";

test("a date is shown as dd.mm.yyyy", () => {
  expect(formatDate("2026-11-21T02:51:34+02:00")).toBe("21.11.2026");
  expect(formatDate("2026-03-05T12:00:00Z")).toBe("05.03.2026");
});

test("the day is the one in Sofia, daylight saving time included", () => {
  expect(formatDate("2026-11-20T22:30:00Z")).toBe("21.11.2026");
  expect(formatDate("2026-07-20T21:30:00Z")).toBe("21.07.2026");
});

test("a time without an offset is in the shop's time zone, as in reviews (backend samples)", () => {
  expect(formatDate("2026-03-03 23:06:40")).toBe("03.03.2026");
});

test("an invalid date gives empty text", () => {
  expect(formatDate(null)).toBe("");
  expect(formatDate("")).toBe("");
  expect(["100", "2026", "2026-13-40", "2026-01-01x", "21.11.2026"].map(formatDate)).toEqual(["", "", "", "", ""]);
  const dateLike = fc.stringMatching(/^\d{4}-\d{2}-\d{2}[T ]?[\d:Z+-]{0,12}$/);
  const isDate = (text: string) => void expect(formatDate(text)).toMatch(/^(\d{2}\.\d{2}\.\d{4})?$/);
  fc.assert(fc.property(fc.oneof(fc.string(), dateLike), isDate), { numRuns: countRuns(2000) });
});

test("for machines a time without an offset gets the shop's, winter and summer; others keep theirs", () => {
  expect(withZone("2026-02-09T09:00:00")).toBe("2026-02-09T09:00:00+02:00");
  expect(withZone("2026-07-09 09:00:00")).toBe("2026-07-09T09:00:00+03:00");
  expect(withZone("2026-07-09T09:00:00Z")).toBe("2026-07-09T09:00:00Z");
  expect(withZone("2026-07-09")).toBe("2026-07-09");
  expect(["", "x", "2026-13-40T00:00:00"].map(withZone)).toEqual(["", "", ""]);
});
