import { expect, test } from "vitest";
import { toLabels } from "./attributes";

const named = (...names: string[]) => ({ nodes: names.map((name) => ({ name })) });
const attribute = (name: string, options: string[], terms: object[] = []) => ({
  name,
  options,
  terms: { nodes: terms },
});

test("tracking is told the first category of a line and its brand attribute, by the term's name", () => {
  const product = {
    productCategories: named("Протеини", "Суроватъчни"),
    productBrands: named("Марка на WooCommerce"),
    attributes: {
      nodes: [attribute("pa_vkus", ["vanil"]), attribute("pa_brands", ["sila"], [{ slug: "sila", name: "Сила" }])],
    },
  };
  expect(toLabels(product)).toEqual({ category: "Протеини", brand: "Сила" });
});

test("without that attribute WooCommerce's own brand is told, and nothing where there is neither", () => {
  expect(toLabels({ productBrands: named("Торос"), productCategories: null })).toEqual({
    category: undefined,
    brand: "Торос",
  });
  for (const product of [null, {}, { productCategories: named(), productBrands: named("") }])
    expect(toLabels(product)).toEqual({ category: undefined, brand: undefined });
});
