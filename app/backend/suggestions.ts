import { SUGGESTED_CATEGORIES_MAX, SUGGESTED_PRODUCTS_MAX } from "../config/limits";
import type { CategoryBranch } from "../shop/category";
import { searchFor } from "../shop/listing-query";
import { categoryPath, WHOLE_SHOP } from "../shop/listing-scope";
import type { ProductSummary } from "../shop/product";
import type { SuggestedCategory, SuggestedProduct, Suggestions } from "../shop/suggestions";
import { writingsOf } from "../shop/transliterate";
import { readCategoryTree } from "./catalog-categories";
import type { BackendClient } from "./client";
import { listProducts, resolveListing } from "./listing";
import type { ListingTerms } from "./listing-filters";
import { splitWords } from "./listing-search";
import { remember, type Memory } from "./memory";

/** So many of the newest hits are looked at for the best names. */
const CANDIDATES = 24;

/**
 * Products and categories for a term that is still being typed (issue: search). Without the categories the products
 * still stand. Throws BackendFault when the products can't be had.
 */
export async function suggest(
  client: BackendClient,
  memory: Memory,
  term: string,
  terms: ListingTerms,
): Promise<Suggestions> {
  const key = { kind: "suggestions", of: splitWords(term), isCommon: false } as const;
  const [hits, tree] = await Promise.all([
    remember(memory, key, () => findHits(client, memory, term, terms)),
    readCategoryTree(client, memory).catch(() => []),
  ]);
  return { ...hits, brands: [], correction: null, categories: matchCategories(tree, term) };
}

/** Hits whose names hold every word at the start of a word first, then inside one, then the rest; up to six. */
export function rankProducts(products: ProductSummary[], term: string): SuggestedProduct[] {
  const rank = ({ name }: ProductSummary) => Number(holdsWords(name, term)) + Number(startsWords(name, term));
  return products
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, SUGGESTED_PRODUCTS_MAX)
    .map(toSuggested);
}

function toSuggested({ databaseId, name, slug, image, brand, pricing }: ProductSummary): SuggestedProduct {
  const { lowest, highest } = pricing;
  return { databaseId, name, slug, image, brand, price: lowest, isFrom: lowest !== highest };
}

/** Categories whose name holds every word, those that begin with the term first, then the fullest; up to four. */
export function matchCategories(tree: CategoryBranch[], term: string): SuggestedCategory[] {
  const [first] = splitWords(term);
  if (!first) return [];
  const begins = ({ name }: SuggestedCategory) => writingsOf(first).some((one) => name.toLowerCase().startsWith(one));
  return walk(tree, [])
    .filter(({ name }) => holdsWords(name, term))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)) || b.count - a.count)
    .slice(0, SUGGESTED_CATEGORIES_MAX);
}

async function findHits(client: BackendClient, memory: Memory, term: string, terms: ListingTerms) {
  const query = searchFor(term);
  const listing = await resolveListing(client, memory, query, { scope: WHOLE_SHOP, terms });
  const { products, found, isPartial } = await listProducts(client, memory, listing, query, CANDIDATES);
  return { products: rankProducts(products, term), found: isPartial ? null : found };
}

function walk(branches: CategoryBranch[], above: CategoryBranch[]): SuggestedCategory[] {
  return branches.flatMap((branch) => {
    const { name, slug, count, children } = branch;
    const own = { name, ancestors: above.map((one) => one.name), path: categoryPath(slug, above), count };
    return [own, ...walk(children, [...above, branch])];
  });
}

function holdsWords(name: string, term: string): boolean {
  const text = name.toLowerCase();
  return splitWords(term).every((word) => writingsOf(word).some((one) => text.includes(one)));
}

function startsWords(name: string, term: string): boolean {
  const starts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const isStart = (writing: string) => starts.some((start) => start.startsWith(writing));
  return splitWords(term).every((word) => writingsOf(word).some(isStart));
}
