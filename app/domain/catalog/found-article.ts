import type { InLanguage } from "../values/text-language";

/** A post or a page that a search found. */
export interface FoundArticle extends InLanguage {
  title: string;
  path: string;
  /** Plain text; "" for a page without a text. */
  excerpt: string;
  /** When the post was published, ISO 8601 in the shop's time zone; null: a page. */
  date: string | null;
}
