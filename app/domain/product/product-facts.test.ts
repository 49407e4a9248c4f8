import fc from "fast-check";
import { expect, test } from "vitest";
import { SAFETY_KEYS, SUPPLEMENT_KEYS } from "../../config/product-facts";
import { readFacts, readNutrition } from "./product-facts";

const read = (value: unknown) => (typeof value === "string" ? value : "");

test("each fact is found by its key, and empty ones are omitted", () => {
  const entries = [...Object.values(SAFETY_KEYS), ...Object.values(SUPPLEMENT_KEYS)].map((key) => ({
    key,
    value: key,
  }));
  expect(readFacts(entries, read)).toEqual({ safety: SAFETY_KEYS, supplement: SUPPLEMENT_KEYS });
  const some = [
    { key: "gpsr_maker", value: "a" },
    { key: "gpsr_model", value: "" },
    { key: "other", value: "b" },
  ];
  expect(readFacts(some, read)).toEqual({ safety: { maker: "a" }, supplement: {} });
  expect(readFacts([{ key: "other", value: "b" }], read)).toBeNull();
});

test("a nutrition declaration is split by lines or semicolons into names and amounts", () => {
  expect(readNutrition("Енергия: 1622 kJ / 388 kcal; Мазнини: 6,1 г\n– от които наситени = 3,2 г;;")).toEqual([
    { name: "Енергия", amount: "1622 kJ / 388 kcal" },
    { name: "Мазнини", amount: "6,1 г" },
    { name: "– от които наситени", amount: "3,2 г" },
  ]);
  expect(readNutrition("без стойност")).toEqual([{ name: "без стойност", amount: "" }]);
  expect(readNutrition("")).toEqual([]);
});

test("any text gives rows without an error", () => {
  fc.assert(fc.property(fc.string(), (text) => readNutrition(text).every(({ name }) => name !== "")));
});
