import type { CategoryExtras } from "../../../app/domain/catalog/category";
import type { Image, Product, ProductSummary, Variation, Reduction } from "../../../app/domain/product/product";
import type { ReviewList } from "../../../app/domain/reviews/review";
import type { Seo } from "../../../app/domain/seo/page-head";
import type { CatalogProduct } from "../index/catalog-product";

/**
 * What the JSON columns of the replica hold: written by worker/woocommerce/catalog, read by worker/catalog. A change of any
 * of these shapes raises ROW_FORMAT. Prices have no `lowest30DayPrice` but one that WordPress itself keeps: it moves from day to day,
 * and is looked up in the record.
 */
export const ROW_FORMAT = 1;

/** Formats whose rows this code reads as they stand: a deployment begins with them (docs/catalog.md, "Formats"). */
export const ADOPTED_FORMATS: readonly number[] = [ROW_FORMAT];

/**
 * Column `entry`: what the index is built from. `reduction` is `largestReduction` of the card as it stands in its column; that
 * of the badge may be smaller, for publication looks the card's prices up in the record where it is above 0. `totalSales` is
 * 0: no guest is told it, and the order of `listIds(…, "POPULARITY")` says who is before whom. Slugs are in plain letters.
 */
export type EntryData = Omit<CatalogProduct, "discount"> & { reduction: Reduction };

/** Column `card`; of variations the first CARD_VARIATIONS_MAX, the most reduced one among them. null: behind a password. */
export type CardData = ProductSummary | null;

/** Column `page`. null: protected by a password. */
export interface PageData {
  /** Its variations are rows of their own, its grouped products are cards of others. */
  product: Omit<Product, "variations" | "grouped">;
  /** How many variations there are. */
  variationCount: number;
  groupedIds: number[];
  /** As the backend relates them; those without a row are left out by the reader. */
  relatedIds: number[];
  /** The newest REVIEWS_PER_PAGE and how many there are; null: they couldn't be had. */
  reviews: ReviewList | null;
  /** null: the backend has no SEO plugin that we read. */
  seo: Seo | null;
  /** When the product last changed, ISO 8601 in the shop's own time; null: nobody says. */
  modified: string | null;
}

/** Column `detail` of a variation. */
export type VariationData = Variation;

/** Column `data` of a category, tag or brand. Texts are sanitized HTML. Tags and brands have no image. */
export interface TermData {
  databaseId: number;
  slug: string;
  name: string;
  /** null: at the top; tags have none. */
  parentId: number | null;
  description: string;
  /** Its path at the merchant's WordPress. */
  uri: string;
  image: Image | null;
  /** A category's second text and picture; null where the backend has none. */
  extras: CategoryExtras | null;
  seo: Seo | null;
}
