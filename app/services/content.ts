import type { Result } from "../domain/values/result";
import type { BlogPost, PostCategory, PostPage, PostSummary } from "../domain/content/blog";
import type { WordPressPage } from "../domain/content/wordpress-page";
import type { MenuBranch } from "../domain/content/menu";
import type { Seo, SeoSubject } from "../domain/seo/page-head";
import type { SitemapEntry, SitemapKind } from "../domain/seo/sitemap";
import type { InLanguage } from "../domain/values/text-language";
import { createContext } from "react-router";

/** A page in one language; `path` contains the language's prefix. */
interface Alternate {
  language: string;
  path: string;
}

interface ScreenText extends InLanguage {
  /** Sanitized; not empty. */
  html: string;
}

interface WithSeo {
  /** null: WordPress has no supported SEO plugin. */
  seo: Seo | null;
}

/** WordPress content except products, read without a session. Like the catalog, it never throws on a failure. */
export interface Content {
  /** Posts of one category, by database id, or of all; null beyond the last page. */
  listPosts(page: number, categoryId: number | null): Promise<Result<PostPage | null>>;
  /** The newest posts, as optional data: [] when unavailable. */
  listNewestPosts(): Promise<PostSummary[]>;
  /** The blog's categories, as optional data. */
  listPostCategories(): Promise<PostCategory[]>;
  /** The newest posts for the feed, which answers 503 when they are unavailable. */
  listFeed(): Promise<Result<PostSummary[]>>;
  /** null when there is no such category. */
  findPostCategory(slug: string): Promise<Result<PostCategory | null>>;
  /** null when there is no such post or page. A page is found by its path in the shop, as pagePath writes it. */
  findPost(slug: string): Promise<Result<(BlogPost & WithSeo) | null>>;
  findPage(path: string): Promise<Result<(WordPressPage & WithSeo) | null>>;
  /** The merchant's text of a screen, as optional data: null when there is none, or it is unavailable. */
  readText(screen: "home" | "shop" | "all-categories"): Promise<ScreenText | null>;
  /**
   * The shop's path of the screen that WordPress has at this path, such as WooCommerce's cart; null for any other
   * page.
   */
  findStorePath(path: string): Promise<string | null>;
  /** [] when the theme has no such menu, or it is unavailable. */
  readMenu(location: string): Promise<MenuBranch[]>;
  /** null when there is none, or it isn't available in time. `fetched`: SEO that came with the subject. */
  readSeo(subject: SeoSubject, fetched?: Result<Seo | null> | null): Promise<Seo | null>;
  /** The path to redirect to when this one belongs to another language; null: there is none. Never throws. */
  findMistaken(path: string): Promise<string | null>;
  /** The same page in each language that has it, main language first; [] in a shop with one language. Never throws. */
  listAlternates(path: string): Promise<Alternate[]>;
  /** Number of sitemaps of a kind; grows while a large shop is synchronized. */
  countSitemaps(kind: SitemapKind): Promise<Result<number>>;
  /** null when there is no such sitemap. */
  readSitemap(kind: SitemapKind, number: number): Promise<Result<SitemapEntry[] | null>>;
}

export const contentContext = createContext<Content>();
