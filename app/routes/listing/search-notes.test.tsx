import { expect, test } from "vitest";
import { renderInShop } from "../../../tests/fixtures/render-in-shop";
import { NO_FILTERS } from "../../domain/catalog/listing-query";
import { parseListingQuery } from "../../domain/catalog/parse-listing-query";
import type { ProductPage } from "../../domain/product/product";
import { NoProducts } from "./listing-products";
import { SearchNotes } from "./search-notes";

const SEARCH = parseListingQuery(new URLSearchParams({ filter: "sale[true],search[тинеска]" }));
const listing: ProductPage = { products: [], page: 1, found: 3, match: "all", correction: null };
const notesOf = (query: typeof SEARCH, match: "all" | "partial") =>
  decodeURIComponent(renderInShop(<SearchNotes query={query} path="/magazin" listing={{ ...listing, match }} />));

test("a partial match of a search says so", () => {
  expect(notesOf(SEARCH, "partial")).toMatch(/role="status".*не отговаря на всички думи в „тинеска“/);
  expect(notesOf(SEARCH, "all")).toBe("");
  expect(notesOf({ ...SEARCH, ...NO_FILTERS, orderby: "price" }, "all")).toBe("");
});

test("an order other than relevance is named beside a search, with a link to the best match", () => {
  const notes = notesOf({ ...SEARCH, orderby: "price", order: "asc", page: 2 }, "all");
  expect(notes).toContain("„Цена, от ниска към висока“");
  expect(notes).toContain('href="/magazin?filter=sale[true],search[тинеска]"');
});

test("the suggested spelling is a link that keeps the filters", () => {
  const none = decodeURIComponent(
    renderInShop(<NoProducts query={SEARCH} path="/magazin" correction="тениска" articles={[]} />),
  );
  expect(none).toMatch(
    /Може би търсите <a [^>]*href="\/magazin\?filter=sale\[true\],search\[тениска\]"[^>]*>„тениска“/,
  );
  expect(none).not.toContain("без филтрите");
});

test("a search with no results among the filters is offered without them", () => {
  const none = decodeURIComponent(
    renderInShop(<NoProducts query={SEARCH} path="/magazin" correction={null} articles={[]} />),
  );
  expect(none).toMatch(/<a [^>]*href="\/magazin\?filter=search\[тинеска\]"[^>]*>Търсете „тинеска“ без филтрите/);
});
