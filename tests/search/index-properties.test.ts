import fc from "fast-check";
import { expect, test } from "vitest";
import { bulgarian } from "../../app/domain/search/bulgarian/bulgarian";
import { createIndexBuilder } from "../../worker/catalog/index/build-index";
import type { CatalogProduct } from "../../worker/catalog/index/catalog-product";
import type { CatalogResult } from "../../worker/catalog/index/catalog-query";
import { openIndex } from "../../worker/catalog/index/open-index";
import { queryIndex } from "../../worker/catalog/index/query-index";
import { naiveQuery, naiveSearch } from "./naive-catalog";
import { randomProducts, randomQuery, TERMS, VOCABULARY, WORDS } from "./random-catalog";
import { countRuns } from "../fixtures/trials";

function build(products: CatalogProduct[]): Uint8Array {
  const builder = createIndexBuilder(VOCABULARY, bulgarian);
  for (const product of products) builder.add(product);
  return builder.finish();
}

function plainly({ ids, total, facets }: CatalogResult) {
  const { terms, priceRange, ratings, onSale } = facets!;
  const byTaxonomy = Object.entries(terms).map(([taxonomy, list]) => [
    taxonomy,
    Object.fromEntries(list.map(({ slug, count }) => [slug, count])),
  ]);
  return {
    ids,
    total,
    terms: Object.fromEntries(byTaxonomy),
    priceRange,
    ratings: Object.fromEntries(ratings.map(({ rating, count }) => [rating, count])),
    onSale,
  };
}

test("filters, facets, orders, pages, ties and search results equal those of a linear scan", () => {
  fc.assert(
    fc.property(randomProducts, fc.array(randomQuery, { minLength: 1, maxLength: 8 }), (products, queries) => {
      const index = openIndex(build(products), bulgarian);
      for (const query of queries)
        expect(plainly(queryIndex(index, query))).toEqual(naiveQuery(products, TERMS, query));
    }),
    { numRuns: countRuns(400) },
  );
});

test("the pages of a listing, put together, have each product once", () => {
  fc.assert(
    fc.property(randomProducts, randomQuery, fc.boolean(), (products, query, isRanked) => {
      const index = openIndex(build(products), bulgarian);
      const orderby = isRanked ? "relevance" : query.orderby;
      const whole = queryIndex(index, { ...query, orderby, page: 1, perPage: 1000 });
      const pages = Array.from({ length: Math.ceil(whole.total / query.perPage) + 1 }, (_, page) =>
        queryIndex(index, { ...query, orderby, page: page + 1 }),
      );
      expect(pages.flatMap(({ ids }) => ids)).toEqual(whole.ids);
      expect(new Set(whole.ids).size).toBe(whole.total);
    }),
    { numRuns: countRuns(200) },
  );
});

test("relevance sorts search results, and reports whether all words matched", () => {
  fc.assert(
    fc.property(randomProducts, fc.subarray(WORDS, { minLength: 1, maxLength: 3 }), (products, words) => {
      const search = words.join(" ");
      const query = { search, orderby: "relevance", order: "asc", page: 1, perPage: 1000, facets: false } as const;
      const filters = { scope: null, terms: {}, price: null, onSale: false, ratings: [] };
      const { ids, match } = queryIndex(openIndex(build(products), bulgarian), { ...query, filters });
      const found = naiveSearch(products, TERMS, search);
      expect(ids.toSorted((a, b) => a - b)).toEqual(found.map(({ id }) => id));
      const hasAll = (product: CatalogProduct) =>
        words.every((word) => naiveSearch([{ ...product, visibility: "visible" }], TERMS, word).length === 1);
      expect(match).toBe(found.length > 0 && found.every(hasAll) ? "all" : "partial");
    }),
    { numRuns: countRuns(200) },
  );
});

test("building the same products gives the same bytes", () => {
  fc.assert(
    fc.property(randomProducts, (products) => {
      expect(build(products)).toEqual(build(products));
    }),
    { numRuns: countRuns(30) },
  );
});

test("products must be added by ascending id", () => {
  const [product] = fc.sample(
    randomProducts.filter((list) => list.length > 0),
    1,
  )[0]!;
  expect(() => build([product!, product!])).toThrow(RangeError);
});
