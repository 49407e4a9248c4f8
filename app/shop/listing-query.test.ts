import fc from "fast-check";
import { expect, test } from "vitest";
import { parseListingQuery, searchFor, serialiseListingQuery } from "./listing-query";

const parse = (address: string) => {
  const url = new URL(address, "https://shop.test");
  return parseListingQuery(url.searchParams, url.pathname.match(/\/page\/([^/]+)$/)?.[1]);
};

test("the search stands in the filter and the page in the path (§2)", () => {
  expect(parse("/magazin/page/3?filter=search[whey],sale[true]")).toEqual({ search: "whey", category: "", page: 3 });
  expect(serialiseListingQuery({ search: "протеин 500 г", category: "", page: 2 })).toBe(
    `/magazin/page/2?filter=search[${encodeURIComponent("протеин 500 г")}]`,
  );
  expect(serialiseListingQuery({ search: "", category: "", page: 1 })).toBe("/magazin");
  expect(serialiseListingQuery({ search: "whey", category: "proteini", page: 1 })).toBe(
    "/magazin?filter=category[proteini],search[whey]",
  );
});

test("a search replaces an earlier one and drops the page (§2)", () => {
  expect(searchFor("  креатин ")).toEqual({ search: "креатин", category: "", page: 1 });
});

test("empty, null and undefined filter values are dropped (§5)", () => {
  for (const value of ["", " ", "null", "undefined"]) expect(parse(`/magazin?filter=search[${value}]`).search).toBe("");
});

test("junk is dropped, never an error (design §4)", () => {
  for (const page of ["0", "-1", "x", "1e3", "99999", "2.5"]) expect(parse(`/magazin/page/${page}`).page).toBe(1);
  for (const category of ["", "a b", "a,b", "<x>", "a/b"])
    expect(parse(`/magazin?filter=category[${category}]`).category).toBe("");
  for (const filter of ["search", "search[", "]search[", "[]", "search]x["])
    expect(parse(`/magazin?filter=${filter}`).search).toBe("");
});

test("parsing what was serialised gives the same query, for any text (quality.md 2)", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), fc.string(), (search, category, page) => {
      const once = parseListingQuery(new URLSearchParams({ filter: `category[${category}],search[${search}]` }), page);
      expect(parse(serialiseListingQuery(once))).toEqual(once);
      const found = searchFor(search);
      expect(parse(serialiseListingQuery(found)).search).toBe(
        ["null", "undefined"].includes(found.search) ? "" : found.search,
      );
    }),
    { numRuns: 20_000 },
  );
});
