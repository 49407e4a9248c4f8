import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FILTER_FIELDS, listFormFields, readListingForm, SORTS, sortValue, writeBounds } from "./listing-form";
import { PLAIN_LISTING, serializeListingQuery, type ListingQuery } from "./listing-query";
import { parseListingQuery } from "./parse-listing-query";
import { countRuns } from "../../../tests/fixtures/trials";

const read = (fields: [string, string][]) => readListingForm(new URLSearchParams(fields));
const reread = (query: ListingQuery) => {
  const { searchParams } = new URL(serializeListingQuery(query), "https://shop.test");
  return parseListingQuery(searchParams);
};

describe("the filter form, sent or read", () => {
  test("any form fields are read without an error, and the query survives its own URL", () => {
    const name = fc.oneof(
      fc.constantFrom(...Object.values(FILTER_FIELDS), "pa_razmer", "pa_cvyat", "pa_", "__proto__"),
      fc.string({ unit: "binary" }),
    );
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("m", "10,50", "10 лв.", "true", "price-desc", "null", "5", "сини,червени", "1e9", "-3"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 6 }), (fields) => {
        const query = read(fields);
        if (query === null) return;
        expect(query.page).toBe(1);
        expect(reread(query)).toEqual(query);
      }),
      { numRuns: countRuns(10_000) },
    );
  });

  test("the hidden fields produce the query they were written from, without the page", () => {
    const slugs = fc.uniqueArray(fc.constantFrom("m", "l", "xl", "cheren", "размер"), { maxLength: 4 });
    const queries = fc.record({
      attributes: fc.dictionary(fc.constantFrom("pa_razmer", "pa_cvyat", "pa_вкус"), slugs),
      categories: slugs,
      price: fc.option(fc.record({ from: fc.integer({ min: 0, max: 2e8 }), to: fc.integer({ min: 0, max: 2e8 }) })),
      onSale: fc.boolean(),
      ratings: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
      search: fc.string({ unit: "grapheme" }),
      orderby: fc.constantFrom("relevance", "date", "price", "rating", "discount", "alphabetically"),
      order: fc.constantFrom("asc", "desc"),
      page: fc.integer({ min: 1, max: 99 }),
    }) as fc.Arbitrary<ListingQuery>;
    fc.assert(
      fc.property(queries.map(reread), (query) => {
        expect(read(listFormFields(query))).toEqual({ ...query, page: 1 });
      }),
      { numRuns: countRuns(2000) },
    );
  });

  test("a URL without form fields is not a form", () => {
    expect(
      read([
        ["filter", "sale[true]"],
        ["orderby", "price"],
      ]),
    ).toBeNull();
    expect(read([[FILTER_FIELDS.sale, "true"]])).toEqual({ ...PLAIN_LISTING, onSale: true });
  });

  test("a search submitted with a listing's query searches within it, without its page", () => {
    const from = parseListingQuery(
      new URLSearchParams({ filter: "pa_razmer[m],sale[true],search[клин]", orderby: "price", order: "desc" }),
    );
    const sent = new URLSearchParams(serializeListingQuery(from, ""));
    sent.append(FILTER_FIELDS.search, "тениска");
    expect(readListingForm(sent)).toEqual({ ...from, search: "тениска" });
    sent.set(FILTER_FIELDS.search, "");
    expect(readListingForm(sent)).toEqual({ ...from, search: "" });
  });

  test.each([
    ["10,50", "80", { from: 1050, to: 8000 }],
    ["10 лв.", "1 200", { from: 1000, to: 120_000 }],
    ["", "80", { from: 0, to: 8000 }],
    ["80", "10", { from: 1000, to: 8000 }],
    ["", "", null],
    ["евтино", "", null],
  ])("prices „%s“ to „%s“ are parsed as shoppers type them", (from, to, price) => {
    const fields: [string, string][] = [
      [FILTER_FIELDS.from, from],
      [FILTER_FIELDS.to, to],
    ];
    expect(read(fields)?.price).toEqual(price);
  });

  test("an unlimited bound is left empty, a fraction is written with a comma", () => {
    expect(writeBounds({ from: 0, to: 8000 })).toEqual({ from: "", to: "80" });
    expect(writeBounds(read([[FILTER_FIELDS.from, "10,5"]])!.price)).toEqual({ from: "10,50", to: "" });
    expect(writeBounds(null)).toEqual({ from: "", to: "" });
  });

  test("each sort option reads back as itself", () => {
    const readSearch = (sort: string) =>
      read([
        [FILTER_FIELDS.search, "креатин"],
        [FILTER_FIELDS.sort, sort],
      ]);
    for (const sort of SORTS) expect(readSearch(sortValue(sort))).toMatchObject(sort);
  });
});
