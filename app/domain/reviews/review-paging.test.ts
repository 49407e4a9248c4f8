import fc from "fast-check";
import { expect, test } from "vitest";
import { REVIEW_PAGES_MAX } from "../../config/limits";
import { readReviewPages, withReviewPages } from "./review-paging";

test.each([
  ["?reviews=1", 1],
  ["?utm=x&reviews=12", 12],
  ["", null],
  ["?reviews=0", null],
  ["?reviews=01", null],
  ["?reviews=51", null],
  ["?reviews=1e1", null],
  ["?reviews=две", null],
])("%j requests %j pages of reviews", (search, pages) => {
  expect(readReviewPages(new URLSearchParams(search))).toBe(pages);
});

test("a written page count is read back, and the other parameters stay", () => {
  const pages = fc.integer({ min: 1, max: REVIEW_PAGES_MAX });
  fc.assert(
    fc.property(pages, fc.string(), (wanted, value) => {
      const search = new URLSearchParams(withReviewPages(`?${new URLSearchParams({ cvyat: value })}`, wanted));
      return readReviewPages(search) === wanted && search.get("cvyat") === value;
    }),
  );
});
