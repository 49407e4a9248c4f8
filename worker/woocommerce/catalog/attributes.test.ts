import { expect, test } from "vitest";
import { toTrackingLabels } from "./attributes";

const named = (...names: string[]) => ({ nodes: names.map((name) => ({ name })) });
const attribute = (name: string, options: string[], terms: object[] = []) => ({
  name,
  options,
  terms: { nodes: terms },
});

test("analytics labels are the first category and the brand attribute's term name", () => {
  const product = {
    productCategories: named("Протеини", "Суроватъчни"),
    productBrands: named("Марка на WooCommerce"),
    attributes: {
      nodes: [attribute("pa_vkus", ["vanil"]), attribute("pa_brands", ["sila"], [{ slug: "sila", name: "Сила" }])],
    },
  };
  expect(toTrackingLabels(product)).toEqual({ category: "Протеини", brand: "Сила" });
});

test("without a brand attribute the label is WooCommerce's brand, or undefined without either", () => {
  expect(toTrackingLabels({ productBrands: named("Торос"), productCategories: null })).toEqual({
    category: undefined,
    brand: "Торос",
  });
  for (const product of [null, {}, { productCategories: named(), productBrands: named("") }])
    expect(toTrackingLabels(product)).toEqual({ category: undefined, brand: undefined });
});
