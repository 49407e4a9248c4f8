import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time";

test("a text takes a minute per 180 words, at least one; markup doesn't count", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes(`<p class="a b c">${"дума ".repeat(360)}</p>`)).toBe(2);
  expect(readingMinutes("<b>дума</b>".repeat(900))).toBe(5);
});
