import type { PostCategory, PostSummary } from "../../../app/domain/content/blog";
import type { MenuBranch } from "../../../app/domain/content/menu";
import type { Seo } from "../../../app/domain/seo/page-head";
import type { SitemapEntry } from "../../../app/domain/seo/sitemap";
import type { WordPressSettings } from "../../../app/config/wordpress-settings";
import type { StorePage } from "../../../app/domain/content/store-page";

/**
 * The documents of catalog pages by name, written by worker/woocommerce, read by worker/content. Texts are sanitized HTML with
 * links into the shop, "" if WordPress has no such page; SEO data is null if there is none.
 */
export interface DocumentData {
  /** By the configured location, such as "menu:PRIMARY". [] if the theme has no such menu. */
  [menu: `menu:${string}`]: MenuBranch[];
  "text:home": string;
  "text:shop": string;
  "text:all-categories": string;
  "seo:home": Seo | null;
  "seo:shop": Seo | null;
  "seo:all-categories": Seo | null;
  /** The first page of the blog. */
  "posts:newest": PostSummary[];
  "post-categories": PostCategory[];
  "store-pages": StorePage[];
  /** Complete, in the backend's order. */
  "sitemap:posts": SitemapEntry[];
  "sitemap:pages": SitemapEntry[];
  /** Whether listings, searches and related products omit sold-out products; rows don't depend on it. */
  "hides-sold-out": boolean;
  /** The last valid ones. */
  settings: { digest: string; tables: WordPressSettings };
  /** Of the newest ones, valid or not. */
  "settings-report": SettingsReport;
}

/** What the shop thinks of the settings that WordPress gave last. */
export interface SettingsReport {
  /** Hexadecimal SHA-256 of the field's text; "": WordPress sets nothing. */
  digest: string;
  /** Why they aren't taken over, a line each; []: they are. */
  problems: string[];
}

export type DocumentName = keyof DocumentData & string;
