import type { Image } from "../product/product";

/** A WordPress page: content pages, and the texts of home, shop and all categories. */
export interface WordPressPage {
  databaseId: number;
  title: string;
  slug: string;
  /** Its path at the merchant's WordPress. */
  uri: string;
  /** ISO 8601 without an offset, in the shop's time zone. */
  modified: string;
  /** Sanitized HTML. */
  content: string;
  image: Image | null;
}

/** An item of a WordPress menu, in the merchant's order. */
export interface MenuItem {
  databaseId: number;
  /** null for a top-level item. */
  parentDatabaseId: number | null;
  label: string;
  /** A path of the shop ("/kontakti") or an external URL; null for a heading. */
  href: string | null;
  opensNewTab: boolean;
}
