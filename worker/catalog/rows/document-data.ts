import type { PostCategory, PostSummary } from "../../../app/domain/content/blog";
import type { MenuBranch } from "../../../app/domain/content/menu";
import type { Seo } from "../../../app/domain/seo/page-head";
import type { SitemapEntry } from "../../../app/domain/seo/sitemap";
import type { StorePage } from "../../../app/domain/content/store-page";

/**
 * What the documents of catalog pages hold, by name: written by worker/woocommerce/catalog, read by worker/content/content.ts. Texts are
 * sanitized HTML with links into the shop, "" where WordPress has no such page; SEO is null where nobody says anything.
 */
export interface DocumentData {
  /** By location as in the configuration: "menu:PRIMARY". [] where the theme has no such menu. */
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
  /** All of them, in the backend's order. */
  "sitemap:posts": SitemapEntry[];
  "sitemap:pages": SitemapEntry[];
}

export type DocumentName = keyof DocumentData & string;
