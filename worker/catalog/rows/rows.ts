import type { MinorUnits } from "../../../app/domain/values/money";
import type { InLanguage } from "../../../app/domain/values/text-language";
import { BRAND, CATEGORY, TAG } from "../index/catalog-product";

/** One product as stored. JSON columns are opaque to the store. */
export interface ProductRow {
  id: number;
  /** Decoded, as decodeSlug returns it. */
  slug: string;
  /** Hash of all columns, variations and attributes, but not of `prices` and `sales`: only changed rows are written. */
  hash: string;
  /** The input of the index (worker/catalog/index). */
  entry: string;
  card: string;
  page: string;
  variations: VariationRow[];
  attributes: AttributeName[];
  /** Prices of everything that has one: the product or its variations. */
  prices: ChangedPrice[];
  /** Scheduled sales of the product, its variations or the members of its group. */
  sales: ScheduledSale[];
}

/** A sale in Unix ms: its first moment, and the first moment after it; null: it has no start, or no end. */
export interface ScheduledSale {
  from: number | null;
  until: number | null;
  /** Whether its price was the current one when WooCommerce answered. */
  isCharged: boolean;
}

/** The label of an attribute (`slug` "") or the name of one of its terms. */
export interface AttributeName extends InLanguage {
  /** Such as "pa_razmer". */
  taxonomy: string;
  slug: string;
  name: string;
}

interface VariationRow {
  id: number;
  detail: string;
}

/** The current price of a product or a variation, in minor units of the backend's currency, with VAT. */
export interface ChangedPrice {
  id: number;
  price: MinorUnits;
  /** null: there is none. */
  regular: MinorUnits | null;
}

/** WordPress's names of the stored taxonomies. */
export const TAXONOMIES = { category: CATEGORY, tag: TAG, brand: BRAND } as const;

export type Taxonomy = keyof typeof TAXONOMIES;

export type PostType = "post" | "page";

/** A post or a page as stored; the JSON columns are in row-data.ts. */
export interface PostRow {
  id: number;
  type: PostType;
  /** A post's slug, decoded; a page's path in the shop ("/za-nas"), "/" for the front page. */
  path: string;
  /** The time of publication, by which posts are sorted, ISO 8601 in the store's time zone. */
  date: string;
  /** The time of modification as WordPress wrote it; it only serves to notice a change. */
  modified: string;
  /** Hash of all other columns. */
  hash: string;
  /** Ids of a post's categories. */
  categories: number[];
  entry: string;
  card: string;
  page: string;
}

/** A stored document; `data` is JSON (docs/catalog.md). */
export interface CatalogDocument {
  name: string;
  hash: string;
  data: string;
}

/** A stored category, tag or brand. */
export interface TermRow {
  id: number;
  taxonomy: Taxonomy;
  /** Decoded, as decodeSlug returns it. */
  slug: string;
  /** The merchant's menu order among siblings; equal positions are sorted by name. */
  position: number;
  hash: string;
  data: string;
}
