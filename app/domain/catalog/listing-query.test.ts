import fc from "fast-check";
import { expect, test } from "vitest";
import { PLAIN_LISTING, searchFor, serializeListingQuery } from "./listing-query";
import { parseListingQuery } from "./parse-listing-query";
import { countRuns } from "../../../tests/fixtures/trials";

const RUNS = countRuns(20_000);

const parse = (href: string) => {
  const url = new URL(href, "https://shop.test");
  return parseListingQuery(url.searchParams, url.pathname.match(/\/page\/([^/]+)$/)?.[1]);
};
const reparse = (query: ReturnType<typeof parse>) => parse(serializeListingQuery(query));

test("the whole grammar is parsed: attributes, price, category, sale, rating, search, order, page", () => {
  const filter = "pa_cvyat[sin,cheren],price[10,80.5],category[proteini],sale[true],rating[4,5],search[whey]";
  expect(parse(`/magazin/page/3?filter=${filter}&orderby=price&order=desc`)).toEqual({
    attributes: { pa_cvyat: ["cheren", "sin"] },
    price: { from: 1000, to: 8050 },
    categories: ["proteini"],
    onSale: true,
    ratings: [4, 5],
    search: "whey",
    orderby: "price",
    order: "desc",
    page: 3,
  });
  expect(parse("/magazin")).toEqual(PLAIN_LISTING);
});

test("brands and tags are filters like attributes; no other taxonomy is", () => {
  const query = parse("/magazin?filter=product_brand[rila],product_tag[novo],product_cat[x],product_type[y]");
  expect(query.attributes).toEqual({ product_brand: ["rila"], product_tag: ["novo"] });
  expect(reparse(query)).toEqual(query);
});

test("each order has its default direction, case-insensitive; an invalid one falls back to newest first", () => {
  const order = (query: string) => Object.values(parse(`/magazin?${query}`)).slice(-3, -1);
  expect(order("orderby=PRICE")).toEqual(["price", "asc"]);
  expect(order("orderby=alphabetically&order=DESC")).toEqual(["alphabetically", "desc"]);
  expect(order("orderby=Rating")).toEqual(["rating", "desc"]);
  expect(order("orderby=discount&order=Asc")).toEqual(["discount", "asc"]);
  // The largest discount first.
  expect(order("orderby=discount")).toEqual(["discount", "desc"]);
  for (const junk of ["orderby=__proto__", "order=up", "orderby=", "orderby=price;drop"])
    expect(order(junk)).toEqual(["date", "desc"]);
});

test("a listing has one canonical URL: known parameters in a fixed order, without defaults", () => {
  const canonical = (path: string) => serializeListingQuery(parse(path), "/produkt-etiket/novo");
  expect(canonical("/x?order=asc&orderby=price&utm_source=a&filter=sale[true],pa_b[y,x,x],pa_a[z]")).toBe(
    "/produkt-etiket/novo?filter=pa_a%5Bz%5D,pa_b%5Bx,y%5D,sale%5Btrue%5D&orderby=price",
  );
  expect(canonical("/x/page/2?filter=search[протеин 500 г]")).toBe(
    `/produkt-etiket/novo/page/2?filter=${encodeURIComponent("search[протеин 500 г]")}`,
  );
});

test("a search may have brackets, commas and percent signs", () => {
  for (const term of ["u,edjrk", "[ejkyr", "a]b", "100%", "%2C", "%252C,", "%25", ","]) {
    expect(reparse(searchFor(term)).search).toBe(term);
    const sale = parse("/magazin?filter=sale[true],pa_a[x,y]");
    expect(reparse(searchFor(term, sale))).toEqual(searchFor(term, sale));
  }
});

test("a search is sorted by relevance unless another order is chosen; relevance needs a search", () => {
  expect(parse("/magazin?filter=search[whey]")).toMatchObject({ orderby: "relevance", order: "desc" });
  expect(parse("/magazin?filter=search[whey]&orderby=relevance&order=asc")).toMatchObject({ order: "desc" });
  expect(parse("/magazin?filter=sale[true]&orderby=relevance")).toMatchObject({ orderby: "date", order: "desc" });
  expect(serializeListingQuery(parse("/magazin?filter=search[whey]&orderby=relevance"))).not.toContain("orderby");
  expect(serializeListingQuery(parse("/magazin?filter=search[whey]&orderby=date"))).toContain("&orderby=date");
});

test("a search keeps filters and a chosen order, replaces an earlier search, and resets the page", () => {
  expect(searchFor("  креатин ")).toEqual({ ...PLAIN_LISTING, search: "креатин", orderby: "relevance" });
  const from = parse("/magazin/page/3?filter=sale[true],search[whey]&orderby=price");
  expect(searchFor("креатин", from)).toEqual({ ...from, search: "креатин", page: 1 });
  expect(searchFor("", from)).toEqual({ ...from, search: "", page: 1 });
});

test("a default order changes when a search begins or ends", () => {
  const search = searchFor("креатин", parse("/magazin?filter=sale[true]"));
  expect(search.orderby).toBe("relevance");
  expect(searchFor("", search)).toMatchObject({ onSale: true, orderby: "date", order: "desc" });
  expect(searchFor("whey", { ...search, orderby: "date" }).orderby).toBe("date");
  expect(searchFor("whey", { ...search, orderby: "date", order: "asc" })).toMatchObject({ order: "asc" });
});

test("empty, null and undefined filter values are dropped", () => {
  for (const value of ["", " ", "null", "undefined", ",", "null,undefined"])
    expect(parse(`/magazin?filter=search[${value}],pa_cvyat[${value}],category[${value}],rating[${value}]`)).toEqual(
      PLAIN_LISTING,
    );
});

test("a price filter needs two numeric bounds; a sale filter must contain true", () => {
  for (const price of ["10", "10,", ",10", "10,x", "a,b", "1,2,3", "-1,5", "1e3,5", "NaN,NaN", "Infinity,5", "null,10"])
    expect(parse(`/magazin?filter=price[${price}]`).price).toBeNull();
  expect(parse("/magazin?filter=price[80,10]").price).toEqual({ from: 1000, to: 8000 });
  expect(parse("/magazin?filter=price[0.1,0.29]").price).toEqual({ from: 10, to: 29 });
  for (const sale of ["false", "1", "TRUE", "truer"]) expect(parse(`/magazin?filter=sale[${sale}]`).onSale).toBe(false);
  expect(parse("/magazin?filter=sale[false,true]").onSale).toBe(true);
});

test("invalid input is dropped, never an error", () => {
  for (const page of ["0", "-1", "x", "1e3", "2.5"]) expect(parse(`/magazin/page/${page}`).page).toBe(1);
  expect(parse("/magazin/page/99999").page).toBe(9999);
  for (const filter of [
    "category[a b]",
    "category[<x>]",
    "category[a/b]",
    "pa_[x]",
    "pa_CVYAT x[y]",
    "rating[0,6,4.5,five]",
    "search",
    "search[",
    "]search[",
    "[]",
    "__proto__[x]",
  ])
    expect(parse(`/magazin?filter=${encodeURIComponent(filter)}`)).toEqual(PLAIN_LISTING);
  const many = Array.from({ length: 1000 }, (_, index) => `x${index}`).join(",");
  expect(parse(`/magazin?filter=pa_a[${many}]`).attributes.pa_a).toHaveLength(50);
});

const junk = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.stringMatching(/^[a-z0-9.,[\]%_-]{0,12}$/),
  fc.constantFrom("null", "undefined", "true", "1", "10.555", "0.1", "pa_cvyat", "price", "search", "sale", "rating"),
);
const part = fc
  .tuple(
    fc.constantFrom("pa_cvyat", "pa_x", "price", "category", "sale", "rating", "search", "zzz"),
    fc.array(junk, { maxLength: 4 }),
  )
  .map(([name, values]) => `${name}[${values.join(",")}]`);

test("parsing a serialized query gives the same query for any text, and its amounts are never NaN", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(part, junk), { maxLength: 6 }), junk, junk, junk, (parts, orderby, order, page) => {
      const once = parseListingQuery(new URLSearchParams({ filter: parts.join(","), orderby, order }), page);
      const written = serializeListingQuery(once);
      expect(written).not.toContain("NaN");
      expect(reparse(once)).toEqual(once);
      expect(serializeListingQuery(reparse(once))).toBe(written);
      const found = searchFor(parts.join(" "), once);
      expect(reparse(found)).toEqual(found);
    }),
    { numRuns: RUNS },
  );
});
