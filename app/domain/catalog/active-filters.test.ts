import { expect, test } from "vitest";
import { clearAll, countActiveFilters, listActiveFilters } from "./active-filters";
import { serializeListingQuery } from "./listing-query";
import { parseListingQuery } from "./parse-listing-query";

const QUERY = parseListingQuery(
  new URLSearchParams({
    filter:
      "pa_razmer[l,m],pa_cvyat[cheren],category[obleklo,obuvki],price[10,80],sale[true],rating[4,5],search[тениска]",
    orderby: "price",
  }),
  "3",
);

test("each active filter is listed once; a search isn't counted as a filter", () => {
  const kinds = listActiveFilters(QUERY).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(
    "search category category price sale attribute attribute attribute rating rating".split(" ").toSorted(),
  );
  expect(countActiveFilters(QUERY)).toBe(kinds.length - 1);
});

test("removing a filter keeps all others and the sort order, and resets the page", () => {
  const active = listActiveFilters(QUERY);
  for (const [index, { without }] of active.entries()) {
    const left = active.filter((_, other) => other !== index);
    const strip = (filters: typeof active) => filters.map((filter) => ({ ...filter, without: null }));
    expect(strip(listActiveFilters(without))).toEqual(strip(left));
    expect(without).toMatchObject({ page: 1, orderby: "price", order: "asc" });
  }
});

test("removing filters one by one, or clearing them, ends at the unfiltered listing in its order", () => {
  let query = QUERY;
  for (let left = listActiveFilters(query); left.length > 0; left = listActiveFilters(query)) query = left[0]!.without;
  expect(query).toEqual(clearAll(QUERY));
  expect(serializeListingQuery(query)).toBe("/magazin?orderby=price");
});
