import { expect, test } from "vitest";
import { listOrderedTerms, toAttributeTable, toChoices, toTrackingLabels } from "./attributes";

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

/** As WooGraphQL answers: options by name, encoded; terms by their place in WooCommerce, decoded. */
function orderOf(...placed: string[]) {
  const options = placed.map((name) => encodeURIComponent(name.toLowerCase()).toLowerCase()).toSorted();
  const terms = { nodes: placed.map((name) => ({ name, slug: name.toLowerCase() })) };
  const product = {
    attributes: { nodes: [{ name: "pa_x", label: "X", variation: true, visible: true, options, terms }] },
  };
  const [choice] = toChoices(product);
  const names = choice!.options.map(({ name }) => name);
  expect(toAttributeTable(product)[0]!.values).toEqual(names);
  expect(listOrderedTerms(product).get("pa_x")).toEqual(choice!.options.map(({ slug }) => slug));
  return names;
}

test("options are in the order of the attribute in WooCommerce, numbers by value where that is by name, sizes in their own", () => {
  expect(orderOf("Черен", "Бял", "Син")).toEqual(["Черен", "Бял", "Син"]);
  expect(orderOf("№ 11", "№ 2", "№ 10")).toEqual(["№ 11", "№ 2", "№ 10"]);
  expect(orderOf("№ 1", "№ 10", "№ 11", "№ 2")).toEqual(["№ 1", "№ 2", "№ 10", "№ 11"]);
  expect(orderOf("L", "M", "S", "XS")).toEqual(["XS", "S", "M", "L"]);
});

test("options of a product's own attribute are as the merchant wrote them, but sizes", () => {
  const local = (...options: string[]) => {
    const [choice] = toChoices({
      attributes: { nodes: [{ name: "razmer-tsvyat", label: "Размер/цвят", variation: true, options }] },
    });
    return choice!.options.map(({ name }) => name);
  };
  expect(local("№ 10 / бял", "№ 2 / черен", "100% памук")).toEqual(["№ 10 / бял", "№ 2 / черен", "100% памук"]);
  expect(local("M", "S", "L")).toEqual(["S", "M", "L"]);
});
