import type { PostSummary } from "../../../app/domain/content/blog";
import type { CategoryExtras } from "../../../app/domain/catalog/category";
import type { Image, Product, ProductSummary, Variation, Reduction } from "../../../app/domain/product/product";
import type { ReviewList } from "../../../app/domain/reviews/review";
import type { Seo } from "../../../app/domain/seo/page-head";
import type { InLanguage } from "../../../app/domain/values/text-language";
import type { CatalogProduct } from "../index/catalog-product";

/**
 * The JSON columns of the replica: written by worker/woocommerce, read by worker/catalog. Any change of these shapes
 * requires a new ROW_FORMAT, with which a sync reads all products again. Until it has, and while the previous version
 * still runs, rows of either format are read (docs/decisions/0050). row-format.txt has the shape; it is written by
 * woo-catalog-source.test.ts. Only a lowest 30-day price that WordPress stores is in the rows, not a computed one.
 */
export const ROW_FORMAT = 6;

/**
 * Column `entry`: the input of the index. `reduction` is `largestReduction` of the stored card; the badge's may be smaller,
 * because publication applies the price history where it is above 0. `totalSales` is 0, because guests can't read it; the
 * order comes from `listIds(…, "POPULARITY")`. Slugs are decoded, those of an attribute in its order in WooCommerce.
 */
export type EntryData = Omit<CatalogProduct, "discount"> & { reduction: Reduction };

/** Column `card`, with the first CARD_VARIATIONS_MAX variations, including the most discounted one. null: password-protected. */
export type CardData = ProductSummary | null;

/** Column `page`. null: password-protected. */
export interface PageData {
  /** Variations are rows of their own; grouped products are the cards of other rows. */
  product: Omit<Product, "variations" | "grouped">;
  groupedIds: number[];
  /** In the backend's order; the reader omits those without a row. */
  relatedIds: number[];
  /** The newest REVIEWS_PER_PAGE and the total count; null: unavailable. */
  reviews: ReviewList | null;
  /** null: the backend has no supported SEO plugin. */
  seo: Seo | null;
  /** When the product last changed, ISO 8601 in the store's time zone; null: unknown. */
  modified: string | null;
}

/** Column `detail` of a variation. */
export type VariationData = Variation;

/** Column `entry` of a post or a page: what the search finds it by, as plain text. */
export interface PostEntry {
  title: string;
  text: string;
}

/** Column `card` of a post or a page. Dates are ISO 8601 in the store's time zone; pages lack author and categories. */
export interface PostCardRow extends Omit<PostSummary, "categories"> {
  modified: string;
  /** Ids of post-categories, whose names may change. */
  categoryIds: number[];
}

/** Column `page` of a post or a page: sanitized HTML with links into the shop; `seo` null: there is no supported SEO plugin. */
export interface PostPageRow {
  content: string;
  seo: Seo | null;
}

/** Column `data` of a category, tag or brand. Texts are sanitized HTML. Tags and brands have no image. */
export interface TermData extends InLanguage {
  databaseId: number;
  slug: string;
  name: string;
  /** null: at the top; tags have none. */
  parentId: number | null;
  description: string;
  image: Image | null;
  /** A category's second text and image; null if the backend has none. */
  extras: CategoryExtras | null;
  seo: Seo | null;
}
