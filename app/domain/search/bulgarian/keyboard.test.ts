import { expect, test } from "vitest";
import { retype } from "./keyboard.ts";

test.each([
  ["m,fjerk", "протеин"],
  [";dhkeprx", "магнезий"],
  ["M<FJERK", "протеин"],
  ["`orapi", "чорапи"],
  ["myvki", "мъжки"],
  ["quval", "чувал"],
  ["ъиеьшсхе", "creatine"],
  ["вхеъ", "whey"],
])("“%s” may be “%s” in another layout", (typed, meant) => {
  expect(retype(typed, new Set([typed]))).toContain(meant);
});

test("only the given words change that have letters and become possible words", () => {
  expect(retype("[ejkyr 500 u,edjrk", new Set(["[ejkyr", "500"]))).toContain("шейкър 500 u,edjrk");
  expect(retype("XXL", new Set(["XXL"]))).not.toContain("ььл");
  expect(retype("ъъъщщщ", new Set(["ъъъщщщ"]))).toEqual([]);
  expect(retype("500 4.5", new Set(["500", "4.5"]))).toEqual([]);
});
