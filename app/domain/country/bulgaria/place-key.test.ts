import fc from "fast-check";
import { expect, test } from "vitest";
import { placeKey } from "./place-key";

test("spellings of one settlement are equal", () => {
  for (const same of [
    [
      "София",
      "гр. София",
      "ГР.СОФИЯ",
      "град София",
      " софия ",
      "Sofia",
      "Sofiya",
      "gr. Sofia",
      "София (столица)",
      "София, Младост",
    ],
    ["Велико Търново", "гр. Велико  Търново", "велико-търново", "Veliko Tarnovo"],
    ["Бургас", "Burgas", "Bourgas"],
    ["Бяла", "с. Бяла", "с.Бяла", "село Бяла", "Byala"],
    ["Слънчев бряг", "к.к. Слънчев бряг", "к.к Слънчев бряг"],
    ["Средец", "гр. Средец"],
  ])
    expect(new Set(same.map(placeKey)).size, same.join()).toBe(1);
});

test("other settlements are others", () => {
  const names = ["София", "Пловдив", "Варна", "Бяла", "Бяла Слатина", "Градец", "Гарван", "Село", "Силистра"];
  expect(new Set(names.map(placeKey)).size).toBe(names.length);
});

test("anything has a key, and only letters without a name have none", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => /^[a-z0-9]*$/.test(placeKey(name))));
  for (const none of ["", " ", ", ", "„“", "гр. "]) expect(placeKey(none)).toMatch(/^(gr)?$/);
});
