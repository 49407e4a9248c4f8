import type { MinorUnits } from "../../../app/domain/values/money";

/** Where a product may be found: everywhere, in listings alone, by search alone, or only by its link. */
export type Visibility = "visible" | "catalog" | "search" | "hidden";

/** WordPress's names of the taxonomies that every shop has; attributes are "pa_cvyat", "pa_razmer" … */
export const CATEGORY = "product_cat";
export const TAG = "product_tag";
export const BRAND = "product_brand";

/** What the index needs of a product. A product that isn't published is not added. */
export interface CatalogProduct {
  /** Positive, below 2^32. */
  id: number;
  name: string;
  /** Slugs of terms by taxonomy; of categories the deepest suffices, what is above them follows from the terms. */
  terms: Record<string, readonly string[]>;
  /** Hundredths of the backend's currency, with VAT, of the cheapest and the dearest variation; null: no price. */
  price: { lowest: MinorUnits; highest: MinorUnits } | null;
  onSale: boolean;
  /** Percent off, unrounded; 0 when nothing is reduced. */
  discount: number;
  /** Average of the reviews, 0 without any. */
  rating: number;
  /** Published, milliseconds since 1970. */
  date: number;
  /** Units ever sold. */
  totalSales: number;
  isInStock: boolean;
  visibility: Visibility;
  /** Of the product and of its variations. */
  skus: readonly string[];
  /** Short and long description without markup. */
  text: string;
}

export interface CatalogTerm {
  taxonomy: string;
  slug: string;
  name: string;
  /** Slug of the term above it in the same taxonomy; null at the top. */
  parent: string | null;
}

/** What is known of the shop before its products come. */
export interface CatalogVocabulary {
  terms: readonly CatalogTerm[];
  /** What shoppers call a taxonomy, by its name: such a word matches what has any term of it. */
  labels: Readonly<Record<string, string>>;
  /** Attributes that hold brands, beside product_brand. */
  brandTaxonomies: readonly string[];
}
