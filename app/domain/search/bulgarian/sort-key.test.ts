import { expect, test } from "vitest";
import { sortKey } from "./sort-key";

const sorted = (names: string[]) => names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

test("names sort in Bulgarian alphabetical order, numbers first and Latin letters last", () => {
  const names = ["5 кг", "10 кг", "Аминокиселини", "йога", "Клин", "Щанга", "ъгъл", "Юноши", "Яке", "BCAA", "HMB"];
  expect(sorted(names.toReversed())).toEqual(names);
});

test("case, diacritics, quotes and leading zeros are ignored", () => {
  expect(sortKey("Тениска „Сила“, 7")).toBe(sortKey("тениска - сила 007"));
  expect(sortKey("Café")).toBe(sortKey("cafe"));
});

test("a name sorts before its extensions", () => {
  expect(sorted(["Протеинов бар", "Протеин", "Протеин за кафе"])).toEqual([
    "Протеин",
    "Протеин за кафе",
    "Протеинов бар",
  ]);
});
