import { expect, test } from "vitest";
import { facetDisplay, collapseTerms } from "./facet-display";

const terms = (...names: string[]) => names.map((name) => ({ slug: name.toLowerCase(), name }));

test("colors are swatches when every term has one, sizes are pills, brands are a list", () => {
  expect(
    facetDisplay([
      { slug: "cheren", name: "Черен" },
      { slug: "byal", name: "Бял" },
    ]),
  ).toBe("swatches");
  expect(
    facetDisplay([
      { slug: "cheren", name: "Черен" },
      { slug: "camo", name: "Камуфлаж" },
    ]),
  ).toBe("list");
  expect(facetDisplay(terms("XS", "XXXL", "42,5", "900 г"))).toBe("pills");
  expect(facetDisplay(terms("Сила", "Балкан Нутришън"))).toBe("list");
});

test("a long list is collapsed without losing or reordering terms, a short one isn't", () => {
  const long = terms(..."абвгдежзий");
  const { shown, hidden } = collapseTerms(long, "list");
  expect([...shown, ...hidden]).toEqual(long);
  expect(hidden.length).toBeGreaterThanOrEqual(3);
  expect(collapseTerms(long.slice(0, 9), "list").hidden).toEqual([]);
});
