import type { MinorUnits } from "../values/money";
import type { ProductFacts } from "./product-facts";

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
  lowest: MinorUnits | null;
  highest: MinorUnits | null;
  /** Regular price that is reduced to `lowest`; absent where none is, or where variations have different ones. */
  before?: MinorUnits;
  /** What reduction variations that didn't come along may have at most (discount.ts); absent: none. */
  elsewhere?: Reduction;
  /** Lowest price of the 30 days before the reduction (Directive 98/6 art. 6a); absent where nobody recorded it. */
  prior?: MinorUnits;
}

/** One attribute that a shopper chooses, with every term that the product offers. */
export interface AttributeChoice {
  /** As the backend names it: "pa_razmer" for a shop-wide attribute, any text for a product's own. */
  name: string;
  label: string;
  options: Term[];
}

/** What a card needs of a variation. */
export interface CardVariation {
  databaseId: number;
  name: string;
  pricing: Pricing;
  stockStatus: StockStatus | null;
  stockQuantity: number | null;
  /** An empty value means that any term fits. */
  attributes: { name: string; value: string }[];
}

export interface Variation extends CardVariation {
  sku: string | null;
  image: Image | null;
}

/** What a card shows. */
export interface ProductSummary {
  databaseId: number;
  name: string;
  slug: string;
  type: ProductType;
  purchasable: boolean;
  averageRating: number;
  reviewCount: number;
  image: Image | null;
  brand: Pick<Term, "name"> | null;
  pricing: Pricing;
  stockStatus: StockStatus | null;
  stockQuantity: number | null;
  choices: AttributeChoice[];
  variations: CardVariation[];
  /** How much is in the package, where the merchant says so of the whole product. */
  content?: Content;
}

interface ProductCategory extends Term {
  databaseId: number;
  parentDatabaseId: number | null;
}

/** As the merchant wrote them, in the shop's own units (kg and cm in WooCommerce's Bulgarian default); null: not given. */
export interface Dimensions {
  weight: string | null;
  length: string | null;
  width: string | null;
  height: string | null;
}

export interface ProductAttribute {
  /** As in AttributeChoice: "pa_brands" is how tracking finds the brand. */
  name: string;
  label: string;
  values: string[];
}

/** What the product page shows. Descriptions are sanitised HTML. */
export interface Product extends ProductSummary {
  /** With its page. */
  brand: Term | null;
  sku: string | null;
  description: string;
  shortDescription: string;
  virtual: boolean;
  gallery: Image[];
  variations: Variation[];
  categories: ProductCategory[];
  tags: Term[];
  /** null: the merchant wrote none. */
  facts: ProductFacts | null;
  dimensions: Dimensions;
  lowStockAmount: number | null;
  soldIndividually: boolean;
  /** Visible attributes, for the table under the description. */
  attributes: ProductAttribute[];
  /** Variation that is chosen at first, by attribute name. */
  defaultAttributes: { name: string; value: string }[];
  externalUrl: string | null;
  buttonText: string | null;
  grouped: ProductSummary[];
}

/** One page of a listing. */
export interface ProductPage {
  products: ProductSummary[];
  page: number;
  /** On all pages. */
  found: number;
  hasNextPage: boolean;
  /** Whether the products meet all words of a search or, as none does, most of them; "all" without a search. */
  match: "all" | "partial";
  /** What may have been meant by a search that finds nothing; null: nothing comes to mind, or there is something. */
  correction: string | null;
}

/** A category of the menu and of the home page. */
export interface Category extends Term {
  databaseId: number;
  count: number;
  image: Image | null;
}

/** Rows of a page that isn't a listing. */
export type ProductRow = "newest" | "on-sale" | "best-selling";

/** How much is in a package, in the unit of its unit price. */
export interface Content {
  amount: number;
  unit: "kg" | "l" | "piece";
}

/** How much lower a price is than the one it counts from, as a part of that: 0.137; 0: nothing is reduced. */
export type Reduction = number;
