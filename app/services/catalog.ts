import { createContext } from "react-router";
import type { Result } from "../domain/values/result";
import type { BrandLink, CategoryBranch, CategoryDetail, Tag } from "../domain/catalog/category";
import type { FoundArticle } from "../domain/catalog/found-article";
import type { ListingFacets } from "../domain/catalog/facets";
import type { ListingQuery } from "../domain/catalog/listing-query";
import type { ListingScope } from "../domain/catalog/listing-scope";
import type { Seo } from "../domain/seo/page-head";
import type { Product, ProductPage, ProductHighlight, ProductSummary, Variation } from "../domain/product/product";
import type { ReviewList } from "../domain/reviews/review";
import type { LiveStock } from "../domain/product/stock";
import type { Suggestions } from "../domain/catalog/suggestions";

/** A product with the other data of its page; each part fails on its own. null: the part wasn't requested. */
export interface WholeProduct {
  product: Product;
  related: Result<ProductSummary[]> | null;
  reviews: Result<ReviewList> | null;
  /** An inner null: the product has no SEO data. */
  seo: Result<Seo | null> | null;
}

export interface Listing {
  page: ProductPage;
  facets: ListingFacets;
}

/** The public catalog, read without a session. It never throws on a failure of the database or the backend. */
export interface Catalog {
  /** The query must only have attributes that the shop filters by. */
  listProducts(query: ListingQuery, scope: ListingScope): Promise<Result<Listing>>;
  /** At most `count` posts and pages with every word of a search, as optional data: [] when unavailable. */
  searchArticles(search: string, count: number): Promise<FoundArticle[]>;
  /** Suggestions for a term normalized by `suggestionTerm`. */
  suggest(term: string): Promise<Result<Suggestions>>;
  /** Finds a product by its current or a former slug; null when there is none. */
  findProduct(slug: string): Promise<Result<Product | null>>;
  /** The product with its related products and this many of its newest reviews, as far as the shop shows them. */
  findWholeProduct(slug: string, reviews: number): Promise<Result<WholeProduct | null>>;
  /** All variations, for products with more than a page loads. */
  listVariations(slug: string): Promise<Result<Variation[]>>;
  /** Stock as shoppers see it: seconds old at most, and shared by all. */
  readStock(slug: string): Promise<Result<LiveStock>>;
  /** The current stock, for decisions that depend on it, such as accepting a request. */
  fetchStock(slug: string): Promise<Result<LiveStock>>;
  listCategoryTree(): Promise<Result<CategoryBranch[]>>;
  /** The category tree as optional data: [] when unavailable. */
  listKnownCategories(): Promise<CategoryBranch[]>;
  /** null when there is no such category, tag or brand. */
  findCategory(slug: string): Promise<Result<CategoryDetail | null>>;
  findTag(kind: "tag" | "brand", slug: string): Promise<Result<Tag | null>>;
  /** Cards in the order of the ids; products no longer for sale are left out. */
  listByIds(ids: number[]): Promise<Result<ProductSummary[]>>;
  /** Reads a product again from WooCommerce, now and soon after, because the shopper has just changed it (by a review). */
  refreshProduct(slug: string): Promise<void>;
  /** Some products of one kind, as optional data: [] when unavailable. */
  listHighlights(highlight: ProductHighlight, count: number): Promise<ProductSummary[]>;
  /** The products with these slugs, in this order, as optional data: [] when unavailable. */
  listBySlugs(slugs: string[]): Promise<ProductSummary[]>;
  /** [] when the shop has none, or they are unavailable. */
  listBrands(): Promise<BrandLink[]>;
}

export const catalogContext = createContext<Catalog>();
