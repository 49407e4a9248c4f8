import type { MinorUnits } from "../values/money";
import type { Term } from "../product/product";

/**
 * Filter options of a listing. Counts of a group ignore its own selection; 0 means that the option gives no results.
 */
export interface ListingFacets {
  /** By taxonomy name, such as "pa_razmer". Sizes are sorted by size, other terms as the merchant sorted them. */
  attributes: { name: string; label: string; terms: (Term & { count: number })[] }[];
  /** Rounded average ratings, 5 first. */
  ratings: { rating: number; count: number }[];
  /** With VAT, in minor units of the backend's currency; null when no product has a price. */
  priceRange: { lowest: MinorUnits; highest: MinorUnits } | null;
  /** Counts by slug: the top-level categories or, in a category, its direct subcategories. */
  categories: Record<string, number>;
  /** Number of products on sale. */
  onSale: number;
}
