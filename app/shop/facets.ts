import type { Minor } from "./money";
import type { StockStatus, Term } from "./product";
import { compareSizes } from "./size-order";

/** One attribute of a listing with its terms; a count says how many products of the choice have the term. */
export interface AttributeFacet {
  /** In lower case, with "_" for "-": "pa_razmer". */
  name: string;
  /** What a shopper reads. */
  label: string;
  terms: (Term & { databaseId: number; count: number })[];
}

/** Counts for what a listing shows now (design §4, Facets). */
export interface CollectionStats {
  /** With VAT, in hundredths of the backend's currency; null: the choice is empty or nothing has a price. */
  priceRange: { lowest: Minor; highest: Minor } | null;
  /** Products by rounded rating, 1 to 5. */
  ratings: { rating: number; count: number }[];
  stockStatuses: { status: StockStatus; count: number }[];
  attributes: AttributeFacet[];
}

/** What a filter panel offers. A count of null: not known; 0: the choice would give nothing. */
export interface ListingFacets {
  attributes: { name: string; label: string; terms: (Term & { count: number | null })[] }[];
  /** Rounded averages, 5 first. */
  ratings: { rating: number; count: number | null }[];
  /** With VAT, in hundredths of the backend's currency: between these a price makes sense. */
  priceRange: CollectionStats["priceRange"];
  /** By slug, the categories at the top or, in a category, those right below it; {}: not known. */
  categories: Record<string, number>;
  /** How many are on sale; null: not known. */
  onSale: number | null;
}

export const NO_STATS: CollectionStats = { priceRange: null, ratings: [], stockStatuses: [], attributes: [] };

/**
 * All that the shelf offers, with counts for what is chosen now (design §4): what is missing from them gives nothing.
 * Terms stand in the order of sizes (specification §9). `counted` is null where nothing was counted.
 */
export function mergeFacets(offered: CollectionStats, counted: CollectionStats | null): ListingFacets {
  const countOf = (name: string, slug: string) => {
    const terms = counted?.attributes.find((one) => one.name === name)?.terms ?? [];
    return terms.find((term) => term.slug === slug)?.count ?? 0;
  };
  const ratingOf = (rating: number) => counted?.ratings.find((one) => one.rating === rating)?.count ?? 0;
  return {
    attributes: offered.attributes.map(({ name, label, terms }) => ({
      name,
      label,
      terms: terms
        .toSorted((a, b) => compareSizes(a.name, b.name))
        .map(({ slug, name: word }) => ({ slug, name: word, count: counted && countOf(name, slug) })),
    })),
    ratings: offered.ratings
      .toSorted((a, b) => b.rating - a.rating)
      .map(({ rating }) => ({ rating, count: counted && ratingOf(rating) })),
    priceRange: offered.priceRange,
    categories: {},
    onSale: null,
  };
}
