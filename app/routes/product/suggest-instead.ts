import { PLAIN_LISTING, searchFor, serialiseListingQuery } from "../../domain/catalog/listing-query";
import { WHOLE_SHOP } from "../../domain/catalog/listing-scope";
import type { ProductSummary } from "../../domain/product/product";
import type { Catalog } from "../../services/catalog";

/** What a shopper may look at instead of a product that isn't there. */
export interface Suggestions {
  /** What the address called it, "" where that says nothing. */
  words: string;
  /** Where it is searched for. */
  search: string;
  newest: ProductSummary[];
}

const NEWEST_MAX = 4;

/** Ways on from an unknown product; the newest are left out where they can't be had. */
export async function suggestInstead(catalog: Catalog, slug: string): Promise<Suggestions> {
  const words = readWords(slug);
  const newest = await catalog
    .listProducts(PLAIN_LISTING, WHOLE_SHOP)
    .then(({ products }) => products.slice(0, NEWEST_MAX))
    .catch(() => []);
  return { words, search: serialiseListingQuery(searchFor(words)), newest };
}

function readWords(slug: string): string {
  return searchFor(slug.replace(/[-_+]+/g, " ")).search;
}
