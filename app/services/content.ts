import type { Result } from "../domain/values/result";
import type { BlogPost, PostCategory, PostPage, PostSummary } from "../domain/content/blog";
import type { WordPressPage } from "../domain/content/wordpress-page";
import type { MenuBranch } from "../domain/content/menu";
import type { Seo, SeoSubject } from "../domain/seo/page-head";
import type { SitemapEntry, SitemapKind } from "../domain/seo/sitemap";
import { createContext } from "react-router";

/** What WordPress says besides its products, asked without anybody's session. Faults as with the catalogue. */
export interface Content {
  /** Of one category, by its database id, or of all; null: the blog ends before this page. */
  listPosts(page: number, categoryId: number | null): Promise<PostPage | null>;
  /** Those of the first page, and the blog's categories; [] where they can't be had: a page stands without them. */
  listNewestPosts(): Promise<PostSummary[]>;
  listPostCategories(): Promise<PostCategory[]>;
  /** Those of the first page, for a feed. */
  listFeed(): Promise<PostSummary[]>;
  /** null: the blog has no such category. */
  findPostCategory(slug: string): Promise<PostCategory | null>;
  /** null: there is no such post, page. A page is found by its path. */
  findPost(slug: string): Promise<BlogPost | null>;
  findPage(uri: string): Promise<WordPressPage | null>;
  /** What the merchant wrote for a screen that stands without it. */
  readText(screen: "home" | "shop" | "all-categories"): Promise<string>;
  /** Where the shop has the screen that WordPress has at this path, such as WooCommerce's cart; null: it is none. */
  findStorePath(path: string): Promise<string | null>;
  /** [] where the theme has no such menu, or it can't be had. */
  readMenu(location: string): Promise<MenuBranch[]>;
  /** null where nobody says anything, or not soon enough. `said`: what came along with the subject, if that was asked. */
  readSeo(subject: SeoSubject, said?: Result<Seo | null> | null): Promise<Seo | null>;
  /** Sitemaps of one kind that are known by now; of a large shop their number grows. */
  countSitemaps(kind: SitemapKind): Promise<number>;
  /** null: there is none of this number. */
  readSitemap(kind: SitemapKind, number: number): Promise<SitemapEntry[] | null>;
}

export const contentContext = createContext<Content>();
