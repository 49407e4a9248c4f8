import fc from "fast-check";
import { expect, test } from "vitest";
import { countStars, initialsOf } from "./review";

test("stars are counted from five down to one, anything else is ignored", () => {
  expect(countStars([5, 5, 3, 1, null, 0, 6, 4.5])).toEqual([2, 0, 1, 0, 1]);
  expect(countStars([])).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  ["Мария Димитрова", "МД"],
  ["мария", "М"],
  ["Анна-Мария  Иванова Петрова", "АП"],
  ["„Ива“ (Пловдив)", "ИП"],
  ["🏋️ 🏋️", ""],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("initials are at most a few letters, whatever the name", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => [...initialsOf(name)].length <= 6));
});
