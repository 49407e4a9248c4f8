import { BRAND, CATEGORY } from "./catalog-product.ts";
import { correctSearch, keepKnown } from "./correct.ts";
import { countBits, hasBit } from "./encoding/bits.ts";
import { readDocuments } from "./encoding/term-postings.ts";
import type { CatalogIndex } from "./open-index.ts";
import { rankPage } from "./search/rank.ts";
import { search, type SearchOptions } from "./search/search.ts";

interface SuggestedTerm {
  taxonomy: string;
  slug: string;
  /** The number of listed products. */
  count: number;
}

export interface CatalogSuggestions {
  /** Ids, best first. */
  products: number[];
  /** The number of products the search finds. */
  total: number;
  categories: SuggestedTerm[];
  brands: SuggestedTerm[];
  /** A spelling correction for unknown words. */
  correction: string | null;
}

/** Suggestions for an unfinished search, whose last word may be a prefix. Never throws. */
export function suggest(
  index: CatalogIndex,
  text: string,
  limits: Record<"products" | "categories" | "brands", number>,
  options: SearchOptions = {},
): CatalogSuggestions {
  const { documents, scores, terms } = search(index, text, options);
  const ids = rankPage(index, documents, scores, { from: 0, to: limits.products });
  const total = countBits(documents);
  const named = sortTerms(index, terms);
  const isBrand = (taxonomy: string) => taxonomy === BRAND || index.brandTaxonomies.has(taxonomy);
  return {
    products: ids.map((document) => index.ids.get(document)),
    total,
    categories: named.filter(({ taxonomy }) => taxonomy === CATEGORY).slice(0, limits.categories),
    brands: named.filter(({ taxonomy }) => isBrand(taxonomy)).slice(0, limits.brands),
    correction: correctSearch(index, text, options) ?? (total === 0 ? keepKnown(index, text) : null),
  };
}

/** Terms with the shortest names first, because the search covers more of these; then those with the most products. */
function sortTerms(index: CatalogIndex, terms: readonly number[]): SuggestedTerm[] {
  return terms
    .map((term) => ({ ...index.terms[term]!, term, count: countListed(index, term) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.words - b.words || b.count - a.count || a.term - b.term)
    .map(({ taxonomy, slug, count }) => ({ taxonomy, slug, count }));
}

function countListed({ termPostings, sets }: CatalogIndex, term: number): number {
  return readDocuments(termPostings, term).filter((document) => hasBit(sets.listed, document)).length;
}
