import fc from "fast-check";
import { expect, test } from "vitest";
import { searchFor, serializeListingQuery } from "./listing-query";
import { parseListingQuery } from "./parse-listing-query";
import { suggestionTerm } from "./suggestions";

test.each([
  ["  про  теин ", "про теин"],
  ["b6", "b6"],
  ["[ejkyr  u,edjrk", "[ejkyr u,edjrk"],
])("%j is searched for as %j", (typed, term) => {
  expect(suggestionTerm(typed)).toBe(term);
});

test.each(["", " ", "п", "-- !?", "<script>alert(1)</script>", "x".repeat(5000), "null", "a\u0000", "\ud800"])(
  "%j isn't worth a request",
  (typed) => {
    expect(suggestionTerm(typed)).toBe("");
  },
);

test("any text gives a term that survives a URL round trip, or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 120 }), (typed) => {
      const term = suggestionTerm(typed);
      expect(suggestionTerm(term)).toBe(term);
      const { searchParams } = new URL(serializeListingQuery(searchFor(term)), "https://shop.test");
      expect(parseListingQuery(searchParams).search).toBe(term);
    }),
  );
});
