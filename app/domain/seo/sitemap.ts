/** The kinds of pages that have a sitemap (specification §7). */
export const SITEMAP_KINDS = ["products", "posts", "categories", "tags", "brands", "pages"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export interface SitemapEntry {
  slug: string;
  /** ISO 8601; null: terms have no date of change. */
  modified: string | null;
  /** Address of its picture at the merchant's WordPress; null where it has none, or its kind is asked for none. */
  image: string | null;
  /** Only of categories, whose parents make the path; else null. */
  databaseId: number | null;
  parentDatabaseId: number | null;
  /** Only of WordPress pages: where they stand there, "/za-nas/"; else null. */
  uri: string | null;
}

/** Up to a hundred entries; `next` asks for more, null at the end. */
export interface SitemapPage {
  entries: SitemapEntry[];
  next: string | null;
}
