import type { Image } from "../product/product";

/** A WordPress page: content pages, and the texts of home, shop and all categories. */
export interface WordPressPage {
  databaseId: number;
  title: string;
  slug: string;
  /** Its path at the merchant's WordPress. */
  uri: string;
  /** ISO 8601 without a zone: the shop's own time. */
  modified: string;
  /** Sanitised HTML. */
  content: string;
  image: Image | null;
}

/** An item of a WordPress menu, in the merchant's order. */
export interface MenuItem {
  databaseId: number;
  /** null: an item of the top. */
  parentDatabaseId: number | null;
  label: string;
  /** A path of the shop ("/kontakti"), or an address elsewhere; null: only a heading for what is below it. */
  href: string | null;
  opensNewTab: boolean;
}
