import type { Image } from "../product/product";
import type { InLanguage } from "../values/text-language";

/** A WordPress page. */
export interface WordPressPage extends InLanguage {
  title: string;
  /** Its path in the shop; "/": the front page. */
  path: string;
  /** Sanitized HTML. */
  content: string;
  image: Image | null;
}

/** An item of a WordPress menu, in the merchant's order. */
export interface MenuItem extends InLanguage {
  databaseId: number;
  /** null for a top-level item. */
  parentDatabaseId: number | null;
  label: string;
  /** A path of the shop ("/kontakti") or an external URL; null for a heading. */
  href: string | null;
  opensNewTab: boolean;
}
