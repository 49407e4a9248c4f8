import type { MinorUnits } from "../values/money";
import type { InLanguage } from "../values/text-language";
import type { ProductFacts } from "./product-facts";

/** The backend's ProductTypesEnum in lower case; anything unknown is "other" and can't be bought here. */
export type ProductType = "simple" | "variable" | "external" | "grouped" | "variation" | "other";

/** The backend's StockStatusEnum in lower case, with hyphens; external and grouped products have none. */
export type StockStatus = "in-stock" | "on-backorder" | "out-of-stock";

/** The stock of a product or a variation. */
export interface Stock {
  stockStatus: StockStatus | null;
  /** null when WooCommerce doesn't track it. */
  stockQuantity: number | null;
}

export interface Image {
  sourceUrl: string;
  altText: string;
}

/** A term of a taxonomy: `slug` identifies it, `name` is displayed. */
export interface Term extends InLanguage {
  slug: string;
  name: string;
}

/** Prices with VAT, in minor units of the backend's currency. A variable product has a range. */
export interface Pricing {
  /** null: no price, not for sale. 0: free. */
  lowest: MinorUnits | null;
  highest: MinorUnits | null;
  /** The regular price that is reduced to `lowest`; absent without a reduction, or when variations differ. */
  before?: MinorUnits;
  /** When a scheduled reduction ends, ISO 8601. */
  reducedUntil?: string;
  /** The largest reduction of variations that aren't loaded (sale-badge.ts); absent if there is none. */
  elsewhere?: Reduction;
  /** Lowest price of the 30 days before the reduction (Directive 98/6 art. 6a); absent when not recorded. */
  lowest30DayPrice?: MinorUnits;
}

/** A variation attribute with every term that the product offers. */
export interface VariationAttribute {
  /** The backend's name: "pa_razmer" for a global attribute, any text for a product's own. */
  name: string;
  label: string;
  options: Term[];
}

/** The fields of a variation that a card needs. */
export interface CardVariation extends Stock {
  databaseId: number;
  name: string;
  pricing: Pricing;
  /** An empty value matches any term. */
  attributes: { name: string; value: string }[];
}

export interface Variation extends CardVariation {
  sku: string | null;
  image: Image | null;
}

/** The fields that a product card shows. */
export interface ProductSummary extends InLanguage, Stock {
  databaseId: number;
  name: string;
  slug: string;
  type: ProductType;
  purchasable: boolean;
  averageRating: number;
  reviewCount: number;
  image: Image | null;
  brand: Omit<Term, "slug"> | null;
  pricing: Pricing;
  variationAttributes: VariationAttribute[];
  variations: CardVariation[];
  /** Content of the package, if the merchant gives one for the whole product. */
  netContent?: NetContent;
  /** Whether the product has add-ons, which only WooCommerce's own page offers; absent if it has none. */
  needsWordPress?: true;
}

interface ProductCategory extends Term {
  databaseId: number;
  parentDatabaseId: number | null;
}

/** As the merchant entered them, in the shop's units (kg and cm by default); null when absent. */
export interface Dimensions {
  weight: string | null;
  length: string | null;
  width: string | null;
  height: string | null;
}

export interface ProductAttribute extends InLanguage {
  /** As in VariationAttribute: analytics finds the brand by "pa_brands". */
  name: string;
  label: string;
  values: string[];
}

/** The fields that the product page shows. Descriptions are sanitized HTML. */
export interface Product extends ProductSummary {
  /** The brand, with the slug of its page. */
  brand: Term | null;
  sku: string | null;
  description: string;
  shortDescription: string;
  virtual: boolean;
  gallery: Image[];
  variations: Variation[];
  categories: ProductCategory[];
  tags: Term[];
  /** null when the merchant entered none. */
  facts: ProductFacts | null;
  dimensions: Dimensions;
  lowStockAmount: number | null;
  soldIndividually: boolean;
  /** Visible attributes, for the details table. */
  attributes: ProductAttribute[];
  /** The default variation, by attribute name. */
  defaultAttributes: { name: string; value: string }[];
  externalUrl: string | null;
  buttonText: string | null;
  grouped: ProductSummary[];
}

/** One page of a listing. */
export interface ProductPage {
  products: ProductSummary[];
  page: number;
  /** Total on all pages. */
  found: number;
  /** Whether the products match all words of a search or, if none do, some of them; "all" without a search. */
  match: "all" | "partial";
  /** The suggested spelling for a search without results; null for none. */
  correction: string | null;
}

/** A category as it is listed, with its number of products. */
export interface Category extends Term {
  count: number;
  image: Image | null;
}

/** Which products are shown outside listings. */
export type ProductHighlight = "newest" | "on-sale" | "best-selling";

/** What a package contains, in the unit of its unit price. */
export interface NetContent {
  amount: number;
  unit: "kg" | "l" | "piece";
}

/** A reduction as a fraction of the earlier price, 0.137; 0 for none. */
export type Reduction = number;
