import { expect, test } from "vitest";
import { sortKey } from "./sort-key";

const sorted = (names: string[]) => names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

test("names stand in the order of the Bulgarian alphabet, numbers before it and Latin letters behind", () => {
  const names = ["5 кг", "10 кг", "Аминокиселини", "йога", "Клин", "Щанга", "ъгъл", "Юноши", "Яке", "BCAA", "HMB"];
  expect(sorted(names.toReversed())).toEqual(names);
});

test("case, marks, quotes and leading zeros say nothing", () => {
  expect(sortKey("Тениска „Сила“, 7")).toBe(sortKey("тениска - сила 007"));
  expect(sortKey("Café")).toBe(sortKey("cafe"));
});

test("a shorter name stands before what goes on", () => {
  expect(sorted(["Протеинов бар", "Протеин", "Протеин за кафе"])).toEqual([
    "Протеин",
    "Протеин за кафе",
    "Протеинов бар",
  ]);
});
