import { expect, test } from "vitest";
import { makeTerm } from "../../../tests/doubles/catalog/rows";
import { searchLanguageOf } from "../index/search-languages";
import { createIndexBuilder } from "../index/build-index";
import { buildLists } from "./build-lists";

test("categories of equal menu order are sorted by name, as WooCommerce does", async () => {
  const category = (databaseId: number, position: number, name: string) => ({
    ...makeTerm("category", { databaseId, slug: `c${databaseId}`, name }),
    position,
  });
  const rows = [
    category(1, 0, "Обувки 10"),
    category(2, 0, "Аксесоари"),
    category(3, 0, "Обувки 9"),
    category(4, 1, "А"),
  ];
  const snapshot = createIndexBuilder({ terms: [], labels: {}, brandTaxonomies: [] }, searchLanguageOf()).finish();
  const { categories } = await buildLists(snapshot, {}, { list: async () => rows });
  expect(categories.map(({ name }) => name)).toEqual(["Аксесоари", "Обувки 9", "Обувки 10", "А"]);
});
