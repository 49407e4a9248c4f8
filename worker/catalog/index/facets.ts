import type { CatalogFacets } from "./catalog-query.ts";
import { countCommon, isEqual, listBits, type Bitset } from "./encoding/bits.ts";
import type { CatalogIndex } from "./open-index.ts";
import { PRICE, RATING, SALE, type Selection } from "./selection.ts";
import { LABEL_TAXONOMY, NO_PRICE, RATINGS } from "./stored-catalog.ts";
import { readDocuments } from "./encoding/term-postings.ts";

/** Counts the options of all filters, in a few steps per product that matches all filters or all but one. */
export function countFacets(index: CatalogIndex, { base, all, without }: Selection): CatalogFacets {
  const within = (name: string) => without.get(name) ?? all;
  const ofAll = countTerms(index, all);
  // Without filters, `all` and `base` are the same.
  const offered = without.size === 0 ? ofAll : countTerms(index, base);
  const terms: CatalogFacets["terms"] = {};
  for (const [taxonomy, slugs] of index.taxonomies) {
    if (taxonomy === LABEL_TAXONOMY) continue;
    const own = without.get(taxonomy);
    const counts = own ? countTerms(index, own) : ofAll;
    const shown = [...slugs].filter(([, term]) => offered[term]! > 0);
    if (shown.length > 0) terms[taxonomy] = shown.map(([slug, term]) => ({ slug, count: counts[term]! }));
  }
  const ratings = RATINGS.filter((rating) => countCommon(index.sets[`rated${rating}`], base) > 0);
  return {
    terms,
    priceRange: findPriceRange(index, within(PRICE)),
    ratings: ratings.map((rating) => ({ rating, count: countCommon(index.sets[`rated${rating}`], within(RATING)) })),
    onSale: countCommon(index.sets.onSale, within(SALE)),
  };
}

const ofWholeShop = new WeakMap<CatalogIndex, Uint32Array>();

/** For each term, how many of the products have it. The largest and most frequent case, the whole shop, is cached. */
function countTerms(index: CatalogIndex, chosen: Bitset): Uint32Array {
  if (!isEqual(index.sets.listed, chosen)) return addTerms(index, chosen);
  const counts = ofWholeShop.get(index) ?? addTerms(index, chosen);
  ofWholeShop.set(index, counts);
  return counts;
}

function addTerms(index: CatalogIndex, chosen: Bitset): Uint32Array {
  const { starts, terms } = termsOfDocuments(index);
  const counts = new Uint32Array(index.terms.length);
  for (const document of listBits(chosen)) {
    const end = starts[document + 1]!;
    for (let place = starts[document]!; place < end; place++) counts[terms[place]!]!++;
  }
  return counts;
}

function findPriceRange({ lowest, highest }: CatalogIndex, chosen: Bitset): CatalogFacets["priceRange"] {
  let [least, most] = [Infinity, NO_PRICE];
  for (const document of listBits(chosen)) {
    const price = lowest.get(document);
    if (price === NO_PRICE) continue;
    if (price < least) least = price;
    most = Math.max(most, highest.get(document));
  }
  return most === NO_PRICE ? null : { lowest: least - 1, highest: most - 1 };
}

/** The terms of each document: those of document d are at `starts[d]` to `starts[d + 1]`. */
interface DocumentTerms {
  starts: Uint32Array;
  terms: Uint16Array | Uint32Array;
}

const forwardIndexes = new WeakMap<CatalogIndex, DocumentTerms>();

/**
 * Inverts the terms' posting lists, so that one pass over the products counts all facets. Computed on the first request
 * for facets, in two passes: storing the result would make the snapshot a seventh larger.
 */
function termsOfDocuments(index: CatalogIndex): DocumentTerms {
  const own = forwardIndexes.get(index) ?? invertPostings(index);
  forwardIndexes.set(index, own);
  return own;
}

function invertPostings(index: CatalogIndex): DocumentTerms {
  const starts = new Uint32Array(index.size + 1);
  eachPosting(index, (document) => starts[document + 1]!++);
  for (let document = 0; document < index.size; document++) starts[document + 1]! += starts[document]!;
  const count = starts[index.size]!;
  const terms = index.terms.length <= 0xffff ? new Uint16Array(count) : new Uint32Array(count);
  const places = starts.slice();
  eachPosting(index, (document, term) => {
    terms[places[document]!++] = term;
  });
  return { starts, terms };
}

function eachPosting(index: CatalogIndex, visit: (document: number, term: number) => void): void {
  for (const term of index.terms.keys())
    for (const document of readDocuments(index.termPostings, term)) visit(document, term);
}
