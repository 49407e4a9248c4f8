import { expect, test } from "vitest";
import { boundPosition, priceBounds } from "./facet-display";

const LEVA = { currency: "BGN", priceDisplay: "leva-euro" } as const;

test("bounds are whole units of the primary currency, rounded outwards", () => {
  expect(priceBounds({ lowest: 290, highest: 17_901 }, LEVA)).toEqual({ lowest: 2, highest: 180, currency: "BGN" });
  expect(priceBounds({ lowest: 390, highest: 19_558 }, { ...LEVA, priceDisplay: "euro" })).toEqual({
    lowest: 1,
    highest: 100,
    currency: "EUR",
  });
});

test("there is no price filter when all prices are equal", () => {
  expect(priceBounds(null, LEVA)).toBeNull();
  expect(priceBounds({ lowest: 1000, highest: 1000 }, LEVA)).toBeNull();
});

test("a typed bound is clamped to the slider's range; an empty one is open", () => {
  const bounds = { lowest: 2, highest: 180, currency: "BGN" } as const;
  expect(["10,50", "0", "999", "", "abc", " "].map((text) => boundPosition(text, bounds, 2))).toEqual([
    11, 2, 180, 2, 2, 2,
  ]);
});
