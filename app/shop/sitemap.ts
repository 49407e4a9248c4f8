/** The kinds of pages that have a sitemap (specification §7). */
export type SitemapKind = "products" | "posts" | "categories" | "tags" | "brands";

export interface SitemapEntry {
  slug: string;
  /** ISO 8601; null: terms have no date of change. */
  modified: string | null;
  /** Only of categories, whose parents make the path; else null. */
  databaseId: number | null;
  parentDatabaseId: number | null;
}

/** Up to a hundred entries; `next` asks for more, null at the end. */
export interface SitemapPage {
  entries: SitemapEntry[];
  next: string | null;
}
