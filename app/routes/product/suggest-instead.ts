import { searchFor, serializeListingQuery } from "../../domain/catalog/listing-query";
import type { ProductSummary } from "../../domain/product/product";
import type { Catalog } from "../../services/catalog";

/** Alternatives to a product that doesn't exist. */
export interface ProductAlternatives {
  /** The words of its slug, "" for none. */
  words: string;
  /** URL of a search for the words of the slug. */
  search: string;
  newest: ProductSummary[];
}

const NEWEST_MAX = 4;

/** Alternatives to an unknown product; the newest products are optional. */
export async function suggestInstead(catalog: Catalog, slug: string): Promise<ProductAlternatives> {
  const query = searchFor(slug.replace(/[-_+]+/g, " "));
  const newest = await catalog.listHighlights("newest", NEWEST_MAX);
  return { words: query.search, search: serializeListingQuery(query), newest };
}
