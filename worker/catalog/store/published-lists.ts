import type { Image } from "../../../app/domain/product/product";

/** Name of the copy in catalog_document, for when KV can't be read. */
export const LISTS_DOCUMENT = "published-lists";

/** A category with its place in the tree; `count`: what a listing of it shows, with all that is under it. */
export interface ListedCategory {
  databaseId: number;
  slug: string;
  name: string;
  /** null: at the top. */
  parentId: number | null;
  image: Image | null;
  count: number;
}

/** What is published to KV with a snapshot, as JSON. The pointer's `listsKey` names it. */
export interface PublishedLists {
  /** In the merchant's order. */
  categories: ListedCategory[];
  /** Of the whole shop, by taxonomy ("product_cat", "pa_razmer") and slug; what no listing shows isn't counted. */
  counts: Record<string, Record<string, number>>;
}
