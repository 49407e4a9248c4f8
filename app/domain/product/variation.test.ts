import fc from "fast-check";
import { expect, test } from "vitest";
import { PRICED, UNPRICED } from "../../../tests/fixtures/pricing";
import type { VariationAttribute, StockStatus, Variation } from "./product";
import {
  optionsLabel,
  sortVariations,
  couldFit,
  firstOpenAttribute,
  isPossible,
  matchVariation,
  normalizeAttribute,
  variationText,
} from "./variation";
import { countRuns } from "../../../tests/fixtures/trials";

function vary(name: string, attributes: Record<string, string>, stockStatus: StockStatus = "in-stock"): Variation {
  const pairs = Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value }));
  return { ...PRICED, name, stockStatus, attributes: pairs } as Variation;
}

function offer(name: string, label: string, ...terms: [slug: string, name: string][]): VariationAttribute {
  return { name, label, options: terms.map(([slug, term]) => ({ slug, name: term })) };
}

const SIZE = offer("pa_razmer", "Размер", ["l", "L"], ["m", "M"]);
const COLOR = offer("pa_cvyat", "Цвят", ["cheren", "Черен"], ["byal", "Бял"]);
const ATTRIBUTES = [SIZE, COLOR];
const LARGE_BLACK = vary("L, Черен", { pa_razmer: "l", pa_cvyat: "cheren" });
const MEDIUM_BLACK = vary("M, Черен", { pa_razmer: "m", pa_cvyat: "cheren" }, "out-of-stock");
const MEDIUM_ANY = vary("M", { pa_razmer: "m", pa_cvyat: "" });
const SHIRT = [LARGE_BLACK, MEDIUM_BLACK, MEDIUM_ANY];
const WEIGHTS = [vary("1,5 кг", { pa_teglo: "1-5-kg" }), vary("15 кг", { pa_teglo: "15-kg" })];

test("complete options match one variation, incomplete or unknown ones match none", () => {
  expect(matchVariation(SHIRT, { pa_razmer: "l", pa_cvyat: "cheren" })).toBe(LARGE_BLACK);
  expect(matchVariation(SHIRT, { pa_razmer: "m", pa_cvyat: "byal" })).toBe(MEDIUM_ANY);
  for (const selectedOptions of [
    {},
    { pa_razmer: "l" },
    { pa_razmer: "l", pa_cvyat: "" },
    { pa_razmer: "l", pa_cvyat: "byal" },
    { pa_razmer: "m" },
  ] as Record<string, string>[])
    expect(matchVariation(SHIRT, selectedOptions)).toBeNull();
});

test("attributes compare without pa_, case, dashes and spaces", () => {
  expect(matchVariation(SHIRT, { attribute_pa_razmer: "L", Cvyat: "CHE-REN" })).toBe(LARGE_BLACK);
  for (const name of ["pa_cvyat", "attribute_pa_cvyat", "PA_Cvyat", "cv-yat", " Cvyat "])
    expect(normalizeAttribute(name)).toBe("cvyat");
  expect(normalizeAttribute("Сладко-солен вкус")).toBe("сладкосоленвкус");
});

test("an exact term wins over one that differs by a dash: 15 kg is not 1,5 kg", () => {
  for (const variations of [WEIGHTS, WEIGHTS.toReversed()]) {
    expect(matchVariation(variations, { pa_teglo: "15-kg" })?.name).toBe("15 кг");
    expect(matchVariation(variations, { pa_teglo: "1-5-kg" })?.name).toBe("1,5 кг");
  }
  const variationAttributes = [offer("pa_teglo", "Тегло", ["1-5-kg", "1,5 кг"], ["15-kg", "15 кг"])];
  expect(WEIGHTS.map((one) => variationText(variationAttributes, one))).toEqual(["1,5 кг", "15 кг"]);
  const gone = [WEIGHTS[0]!, vary("15 кг", { pa_teglo: "15-kg" }, "out-of-stock")];
  expect(isPossible(gone, {}, "pa_teglo", "15-kg")).toBe(false);
  expect(isPossible(gone, {}, "pa_teglo", "1-5-kg")).toBe(true);
});

test("a term is offered while it leads to an available variation with the other options", () => {
  expect(isPossible(SHIRT, {}, "pa_razmer", "m")).toBe(true);
  expect(isPossible([MEDIUM_BLACK], {}, "pa_razmer", "m")).toBe(false);
  expect(isPossible([LARGE_BLACK], { pa_cvyat: "byal" }, "pa_razmer", "l")).toBe(false);
  expect(isPossible([LARGE_BLACK], { pa_cvyat: "byal" }, "pa_cvyat", "cheren")).toBe(true);
  expect(isPossible([LARGE_BLACK], {}, "pa_razmer", "xxl")).toBe(false);
  expect(isPossible([], {}, "pa_razmer", "l")).toBe(false);
});

test("the first open attribute is named by its label", () => {
  expect(firstOpenAttribute(ATTRIBUTES, {})).toBe(SIZE);
  expect(firstOpenAttribute(ATTRIBUTES, { razmer: "l", pa_cvyat: "" })).toBe(COLOR);
  expect(firstOpenAttribute(ATTRIBUTES, { pa_razmer: "l", pa_cvyat: "byal" })).toBeNull();
  expect(optionsLabel({ variationAttributes: [SIZE] })).toBe("Размер");
  expect(optionsLabel({ variationAttributes: ATTRIBUTES }) + optionsLabel({ variationAttributes: [] })).toBe("");
});

test("a variation is displayed by its terms' names; open attributes are omitted, unknown ones show the slug", () => {
  expect(variationText(ATTRIBUTES, LARGE_BLACK)).toBe("L · Черен");
  expect(variationText(ATTRIBUTES, MEDIUM_ANY)).toBe("M");
  expect(variationText([], LARGE_BLACK)).toBe("l · cheren");
  expect(variationText(ATTRIBUTES, vary("Тениска", { pa_razmer: "" }))).toBe("Тениска");
});

test("variations are sorted attribute by attribute, in the order of the options", () => {
  const white = vary("M, Бял", { pa_razmer: "m", pa_cvyat: "byal" });
  const order = [LARGE_BLACK, MEDIUM_ANY, MEDIUM_BLACK, white];
  expect(sortVariations(ATTRIBUTES, order.toReversed())).toEqual(order);
});

test("open and unknown terms never make the order inconsistent", () => {
  const term = fc.oneof(fc.constantFrom("", "l", "m", "cheren", "1-kg", "500-g"), fc.string({ maxLength: 4 }));
  const variation = fc.tuple(term, term).map(([size, color]) => vary("x", { pa_razmer: size, pa_cvyat: color }));
  fc.assert(
    fc.property(variation, variation, variation, (a, b, c) => {
      const isFirst = (one: Variation, all: Variation[]) => sortVariations(ATTRIBUTES, all)[0] === one;
      const compare = (one: Variation, other: Variation) =>
        Number(isFirst(other, [one, other])) - Number(isFirst(one, [other, one]));
      expect(compare(a, b) + compare(b, a)).toBe(0);
      if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
    }),
    { numRuns: countRuns(5000) },
  );
});

test("any text matches a variation or none, never an error", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), fc.string(), (selectedOptions, name, slug) => {
      expect(matchVariation([LARGE_BLACK], selectedOptions)).toBeNull();
      expect(typeof isPossible(SHIRT, selectedOptions, name, slug)).toBe("boolean");
    }),
  );
});

test("a variation without a price is never matched or offered", () => {
  const priceless = { ...LARGE_BLACK, ...UNPRICED };
  const selectedOptions = { pa_razmer: "l", pa_cvyat: "cheren" };
  expect(matchVariation([priceless, MEDIUM_ANY], selectedOptions)).toBeNull();
  expect(isPossible([priceless, MEDIUM_ANY], {}, "pa_razmer", "l")).toBe(false);
  expect(couldFit(priceless, {})).toBe(false);
  const any = vary("L", { pa_razmer: "l", pa_cvyat: "" });
  expect(matchVariation([priceless, any], selectedOptions)).toBe(any);
  const free = { ...LARGE_BLACK, pricing: { ...PRICED.pricing, lowest: 0, highest: 0 } };
  expect(matchVariation([free], selectedOptions)).toBe(free);
});
