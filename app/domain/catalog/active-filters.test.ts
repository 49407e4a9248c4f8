import { expect, test } from "vitest";
import { clearAll, countActiveFilters, listActiveFilters } from "./active-filters";
import { parseListingQuery, serialiseListingQuery } from "./listing-query";

const QUERY = parseListingQuery(
  new URLSearchParams({
    filter:
      "pa_razmer[l,m],pa_cvyat[cheren],category[obleklo,obuvki],price[10,80],sale[true],rating[4,5],search[тениска]",
    orderby: "price",
  }),
  "3",
);

test("everything chosen is listed once; the search isn't counted among the filters", () => {
  const kinds = listActiveFilters(QUERY).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(
    "search category category price sale attribute attribute attribute rating rating".split(" ").toSorted(),
  );
  expect(countActiveFilters(QUERY)).toBe(kinds.length - 1);
});

test("taking one away leaves all others and the order, and drops the page", () => {
  const active = listActiveFilters(QUERY);
  for (const [index, { without }] of active.entries()) {
    const left = active.filter((_, other) => other !== index);
    const strip = (filters: typeof active) => filters.map((filter) => ({ ...filter, without: null }));
    expect(strip(listActiveFilters(without))).toEqual(strip(left));
    expect(without).toMatchObject({ page: 1, orderby: "price", order: "asc" });
  }
});

test("taking away one after the other, or clearing, ends at the plain shelf in its order", () => {
  let query = QUERY;
  for (let left = listActiveFilters(query); left.length > 0; left = listActiveFilters(query)) query = left[0]!.without;
  expect(query).toEqual(clearAll(QUERY));
  expect(serialiseListingQuery(query)).toBe("/magazin?orderby=price");
});
