import fc from "fast-check";
import { expect, test } from "vitest";
import { countPages, visiblePages } from "./paging";

test("a pager shows both ends and the pages around the current one", () => {
  expect(visiblePages(1, 8)).toEqual([1, 2, null, 8]);
  expect(visiblePages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(visiblePages(4, 8)).toEqual([1, 2, 3, 4, 5, null, 8]);
  expect(visiblePages(3, 8)).toEqual([1, 2, 3, 4, null, 8]);
  expect(visiblePages(1, 1)).toEqual([1]);
});

test("a gap always hides at least two pages, and every page is shown once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (current, last) => {
      const pages = visiblePages(Math.min(current, last), last);
      const shown = pages.filter((page) => page !== null);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toContain(Math.min(current, last));
      pages.forEach((page, index) => {
        if (page === null) expect(pages[index + 1]! - pages[index - 1]!).toBeGreaterThan(2);
      });
    }),
  );
});

test("products fill pages of 24", () => {
  expect(countPages(0, 24)).toBe(1);
  expect(countPages(24, 24)).toBe(1);
  expect(countPages(25, 24)).toBe(2);
});
