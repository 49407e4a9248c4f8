import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_CATALOG_FILTERS } from "../../worker/catalog/index/catalog-query";
import type { CatalogIndex } from "../../worker/catalog/index/open-index";
import { queryIndex } from "../../worker/catalog/index/query-index";
import { suggest } from "../../worker/catalog/index/suggest";
import { openDemoIndex } from "./demo-index";
import { openEnglishIndex } from "./english-index";
import { countRuns } from "../fixtures/trials";

function find(index: CatalogIndex, search: string) {
  const query = {
    filters: NO_CATALOG_FILTERS,
    search,
    orderby: "relevance",
    order: "desc",
    page: 1,
    perPage: 100,
  } as const;
  return queryIndex(index, { ...query, facets: false });
}

describe.each([
  ["Bulgarian", openDemoIndex()],
  ["English", openEnglishIndex("all")],
])("any text in a shop in %s", (_, index) => {
  test("is searched deterministically, whatever its characters and length", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 80 }),
    );
    fc.assert(
      fc.property(text, (search) => {
        const { total, ids } = find(index, search);
        expect(ids).toHaveLength(Math.min(total, 100));
        expect(find(index, search).ids).toEqual(ids);
        suggest(index, search, { products: 6, categories: 4, brands: 4 });
      }),
      { numRuns: countRuns(300) },
    );
  });

  test("is searched in a bounded number of steps, whatever its length and letters", () => {
    const postings = index.postings.bytes.length + index.termPostings.bytes.length * 8;
    // Eight words; of each a walk through the dictionary's letters, for two readings, and all its postings in a few ways.
    const most = 8 * (2 * index.words.bytes.length + 8 * postings);
    const long = ["протеин", "п", "я", "yuxcwj", "мй", "4", "a", "\u0301", "ъ ", "🏋", "1", "-", "bcaa6"];
    for (const part of long) {
      const steps = [100, 1000, 100_000].map((count) => find(index, part.repeat(count)).steps);
      expect(Math.max(...steps)).toBeLessThan(most);
      // Only its first hundred characters count.
      expect(steps[2]).toBe(steps[1]);
    }
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."yuxcwjqaпротеинй46 -1"), maxLength: 200 }), (search) => {
        expect(find(index, search).steps).toBeLessThan(most);
      }),
      { numRuns: countRuns(300) },
    );
  });
});
