import type { Category } from "../../../app/domain/product/product";

/** The name of these lists in the table catalog_document. */
export const LISTS_DOCUMENT = "published-lists";

/** A category of the tree; `count`: the products its listing shows, including all descendants. */
export interface ListedCategory extends Category {
  databaseId: number;
  /** null: at the top. */
  parentId: number | null;
}

/** Lists that are published together with a snapshot. */
export interface PublishedLists {
  /** In the merchant's order. */
  categories: ListedCategory[];
  /** For the whole shop, by taxonomy ("product_cat", "pa_razmer") and slug; terms without listed products are absent. */
  counts: Record<string, Record<string, number>>;
  /**
   * For each attribute: slugs in the merchant's order, as far as it can be inferred from products. Older lists lack it.
   */
  termOrder?: Record<string, string[]>;
}
