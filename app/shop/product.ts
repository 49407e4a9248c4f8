import type { Minor } from "./money";

/** Backend's ProductTypesEnum in lower case; anything unknown is "other" and can't be bought here. */
export type ProductType = "simple" | "variable" | "external" | "grouped" | "variation" | "other";

/** Backend's StockStatusEnum; products that keep no stock (external, grouped) have none. */
export type StockStatus = "in-stock" | "on-backorder" | "out-of-stock";

export interface Image {
  sourceUrl: string;
  altText: string;
}

/** A term of a taxonomy: slug for machines, name for people. */
export interface Term {
  slug: string;
  name: string;
}

/** Prices with VAT, in hundredths of the backend's currency. A variable product has a range. */
export interface Pricing {
  /** null: no price, not for sale. 0: free. */
  lowest: Minor | null;
  highest: Minor | null;
  /** Highest regular and sale price (specification §9); sale is null when nothing is reduced. */
  highestRegular: Minor | null;
  highestSale: Minor | null;
}

/** One attribute that a shopper chooses, with every term that the product offers. */
export interface AttributeChoice {
  /** As the backend names it: "pa_razmer" for a shop-wide attribute, any text for a product's own. */
  name: string;
  label: string;
  options: Term[];
}

export interface Variation {
  databaseId: number;
  name: string;
  sku: string | null;
  pricing: Pricing;
  stockStatus: StockStatus | null;
  stockQuantity: number | null;
  image: Image | null;
  /** An empty value means that any term fits. */
  attributes: { name: string; value: string }[];
}

/** What a card shows. */
export interface ProductSummary {
  databaseId: number;
  name: string;
  slug: string;
  type: ProductType;
  purchasable: boolean;
  onSale: boolean;
  averageRating: number;
  reviewCount: number;
  image: Image | null;
  brand: Term | null;
  pricing: Pricing;
  stockStatus: StockStatus | null;
  stockQuantity: number | null;
  choices: AttributeChoice[];
  variations: Variation[];
}

export interface ProductCategory extends Term {
  databaseId: number;
  parentDatabaseId: number | null;
}

/** What the product page shows. Descriptions are sanitised HTML. */
export interface Product extends ProductSummary {
  sku: string | null;
  description: string;
  shortDescription: string;
  gallery: Image[];
  categories: ProductCategory[];
  lowStockAmount: number | null;
  soldIndividually: boolean;
  /** Visible attributes, for the table under the description. */
  attributes: { label: string; values: string[] }[];
  /** Variation that is chosen at first, by attribute name. */
  defaultAttributes: { name: string; value: string }[];
  externalUrl: string | null;
  buttonText: string | null;
  grouped: ProductSummary[];
}

/** One page of a listing. `found` is null where the backend doesn't say. */
export interface ProductPage {
  products: ProductSummary[];
  page: number;
  found: number | null;
  hasNextPage: boolean;
}

/** A category of the menu and of the home page. */
export interface Category extends Term {
  databaseId: number;
  count: number;
  image: Image | null;
}
