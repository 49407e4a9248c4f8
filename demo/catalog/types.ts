/** The hand-written demo catalog; the seed turns it into rows. Prices are in leva with VAT. */

export interface DemoCategory {
  id: number;
  parent: number | null;
  slug: string;
  name: string;
  /** HTML, above the list of products. */
  description: string;
  /** HTML, below the list: a buying guide. Stock WooCommerce has neither this nor `secondPicture`. */
  secondDescription?: string | null;
  /** File in demo/pictures/files, without its ending. */
  picture: string | null;
  secondPicture?: string | null;
  order: number;
}

export interface DemoTerm {
  slug: string;
  name: string;
}

/** A shop-wide attribute: pa_brands, pa_razmer, pa_cvyat, pa_vkus, pa_razfasovka, pa_teglo … */
interface DemoAttribute {
  name: string;
  label: string;
  terms: DemoTerm[];
}

export interface DemoVariation {
  id: number;
  sku: string;
  /** By attribute name; "" means any term. */
  attributes: Record<string, string>;
  /** null: without a price, which can't be bought. */
  regularPrice: string | null;
  salePrice: string | null;
  /** null: stock isn't counted. */
  stock: number | null;
  status: "IN_STOCK" | "OUT_OF_STOCK" | "ON_BACKORDER";
  picture: string | null;
  virtual?: boolean;
  /** Lowest price of the 30 days before the reduction. */
  lowest30DayPrice?: string;
}

export interface DemoProduct {
  id: number;
  type: "SIMPLE" | "VARIABLE" | "EXTERNAL" | "GROUPED";
  slug: string;
  name: string;
  sku: string;
  brand: string;
  /** Slugs, the deepest one first. */
  categories: string[];
  tags: string[];
  /** ISO 8601, Europe/Sofia. */
  date: string;
  /** null on variable and grouped products, and on one without a price. */
  regularPrice: string | null;
  salePrice: string | null;
  stock: number | null;
  status: "IN_STOCK" | "OUT_OF_STOCK" | "ON_BACKORDER";
  lowStockAmount: number | null;
  soldIndividually: boolean;
  virtual: boolean;
  downloadable: boolean;
  visibility: "VISIBLE" | "HIDDEN";
  published: boolean;
  weight: string | null;
  totalSales: number;
  averageRating: number;
  reviewCount: number;
  shortDescription: string;
  description: string;
  /** File names without ending; the first is the main picture. Empty: no picture. */
  pictures: string[];
  /** Attribute name -> term slugs; those in `varyBy` make the variations. */
  attributes: Record<string, string[]>;
  varyBy: string[];
  defaultAttributes: Record<string, string>;
  variations: DemoVariation[];
  externalUrl: string | null;
  buttonText: string | null;
  /** Ids of the products of a group. */
  grouped: number[];
  /** Custom fields. */
  metaData?: Record<string, string>;
  /** Lowest price of the 30 days before the reduction. */
  lowest30DayPrice?: string;
}

export interface DemoCatalog {
  categories: DemoCategory[];
  attributes: DemoAttribute[];
  tags: DemoTerm[];
  products: DemoProduct[];
}
