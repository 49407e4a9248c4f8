import type { DemoProduct } from "../catalog/types.ts";

/** The `document` columns: a product as resolvers need it, with names of terms and pictures resolved. */
export interface ProductDocument extends PricePair {
  id: number;
  type: DemoProduct["type"];
  slug: string;
  name: string;
  sku: string;
  date: string;
  totalSales: number;
  weight: string | null;
  virtual: boolean;
  downloadable: boolean;
  soldIndividually: boolean;
  lowStockAmount: number | null;
  averageRating: number;
  reviewCount: number;
  shortDescription: string;
  description: string;
  pictures: Picture[];
  brands: Term[];
  categories: CategoryTerm[];
  attributes: ProductAttribute[];
  defaultAttributes: ChosenAttribute[];
  externalUrl: string | null;
  buttonText: string | null;
  grouped: number[];
  /** Prices of the variations or of the products of a group, lowest first. */
  prices: { active: string[]; regular: string[]; sale: string[] };
  onSale: boolean;
  metaData?: Record<string, string> | undefined;
  lowest30DayPrice?: string | undefined;
}

export interface VariationDocument extends PricePair {
  id: number;
  name: string;
  sku: string;
  picture: Picture | null;
  /** Value "" stands for any term. */
  attributes: ChosenAttribute[];
  virtual: boolean;
  lowest30DayPrice?: string | undefined;
}

/** Fields that only categories fill in, except that brands have a description, too. */
export interface TermDocument {
  /** HTML. */
  description: string;
  secondDescription: string | null;
  picture: Picture | null;
  secondPicture: Picture | null;
}

export interface Picture {
  id: number;
  file: string;
  alt: string;
}

export interface Term {
  slug: string;
  name: string;
}

export interface CategoryTerm extends Term {
  id: number;
  parent: number | null;
}

export interface ProductAttribute {
  name: string;
  label: string;
  terms: Term[];
  variation: boolean;
}

export interface ChosenAttribute {
  name: string;
  label: string;
  value: string;
  /** Id of the term; 0: any term. */
  termId?: number;
}

export interface Stock {
  /** null: isn't counted. */
  stock: number | null;
  stockStatus: DemoProduct["status"];
  backorders: boolean;
}

export interface StoredProduct extends ProductDocument, Stock {
  published: boolean;
  variations: StoredVariation[];
}

export interface StoredVariation extends VariationDocument, Stock {}

/** Prices as the catalog writes them: "19.90"; null: no price. */
export interface PricePair {
  regularPrice: string | null;
  salePrice: string | null;
  /** Start of a scheduled sale, ISO 8601. */
  saleFrom?: string | null;
  saleTo?: string | null;
}
