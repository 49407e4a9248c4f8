import type { MinorUnits } from "../../../app/domain/values/money";

/** Where a product can be found: everywhere, in listings only, by search only, or only by its link. */
export type Visibility = "visible" | "catalog" | "search" | "hidden";

/** WordPress's taxonomies that every shop has; attributes are "pa_cvyat", "pa_razmer" … */
export const CATEGORY = "product_cat";
export const TAG = "product_tag";
export const BRAND = "product_brand";

/** The index input of one published product. */
export interface CatalogProduct {
  /** Positive, below 2^32. */
  id: number;
  name: string;
  /** Term slugs by taxonomy; for categories the deepest is enough, because ancestors are derived from the terms. */
  terms: Record<string, readonly string[]>;
  /** Of the cheapest and the most expensive variation, with VAT, in the backend's minor units; null: no price. */
  price: { lowest: MinorUnits; highest: MinorUnits } | null;
  onSale: boolean;
  /** Discount in percent, unrounded; 0 without one. */
  discount: number;
  /** Average rating, 0 without reviews. */
  rating: number;
  /** When it was published, Unix ms. */
  date: number;
  /** Units sold in total. */
  totalSales: number;
  isInStock: boolean;
  visibility: Visibility;
  /** SKUs of the product and of its variations. */
  skus: readonly string[];
  /** Short and long description as plain text. */
  text: string;
}

export interface CatalogTerm {
  taxonomy: string;
  slug: string;
  name: string;
  /** Slug of the parent term in the same taxonomy; null at the top. */
  parent: string | null;
}

/** The terms and labels that the products refer to. */
export interface CatalogVocabulary {
  terms: readonly CatalogTerm[];
  /** Labels by taxonomy: a search for a label matches products with any term of that taxonomy. */
  labels: Readonly<Record<string, string>>;
  /** Attribute taxonomies that hold brands, in addition to product_brand. */
  brandTaxonomies: readonly string[];
}
