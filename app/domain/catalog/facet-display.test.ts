import { expect, test } from "vitest";
import { facetLook, foldTerms } from "./facet-display";

const terms = (...names: string[]) => names.map((name) => ({ slug: name.toLowerCase(), name }));

test("colors are swatches when every term has one, sizes are pills, brands are a list", () => {
  expect(
    facetLook([
      { slug: "cheren", name: "Черен" },
      { slug: "byal", name: "Бял" },
    ]),
  ).toBe("swatches");
  expect(
    facetLook([
      { slug: "cheren", name: "Черен" },
      { slug: "camo", name: "Камуфлаж" },
    ]),
  ).toBe("list");
  expect(facetLook(terms("XS", "XXXL", "42,5", "900 г"))).toBe("pills");
  expect(facetLook(terms("Сила", "Балкан Нутришън"))).toBe("list");
});

test("a long list is collapsed without losing or reordering terms, a short one isn't", () => {
  const long = terms(..."абвгдежзий");
  const { shown, hidden } = foldTerms(long, "list");
  expect([...shown, ...hidden]).toEqual(long);
  expect(hidden.length).toBeGreaterThanOrEqual(3);
  expect(foldTerms(long.slice(0, 9), "list").hidden).toEqual([]);
});
