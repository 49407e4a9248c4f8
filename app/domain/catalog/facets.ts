import type { MinorUnits } from "../values/money";
import type { Term } from "../product/product";

/** What a filter panel offers, each name counted without its own choice. 0: the choice would give nothing. */
export interface ListingFacets {
  /** By WordPress's name: "pa_razmer", product_brand, product_tag. Terms stand in the order of sizes. */
  attributes: { name: string; label: string; terms: (Term & { count: number })[] }[];
  /** Rounded averages, 5 first. */
  ratings: { rating: number; count: number }[];
  /** With VAT, in hundredths of the backend's currency: between these a price makes sense; null: nothing has one. */
  priceRange: { lowest: MinorUnits; highest: MinorUnits } | null;
  /** By slug, the categories at the top or, in a category, those right below it. */
  categories: Record<string, number>;
  /** How many are on sale. */
  onSale: number;
}
