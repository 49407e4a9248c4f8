import { createContext } from "react-router";
import type { Result } from "../domain/values/result";
import type { BrandLink, CategoryBranch, CategoryDetail, CategoryExtras, Tag } from "../domain/catalog/category";
import type { ListingFacets } from "../domain/catalog/facets";
import type { ListingQuery } from "../domain/catalog/listing-query";
import type { ListingScope } from "../domain/catalog/listing-scope";
import type { Seo } from "../domain/seo/page-head";
import type { Product, ProductPage, ProductRow, ProductSummary, Variation } from "../domain/product/product";
import type { ReviewList } from "../domain/reviews/review";
import type { LiveStock } from "../domain/product/stock";
import type { Suggestions } from "../domain/catalog/suggestions";

/** A product with what its page shows beside it: a part that can't be had spoils nothing else. null: it isn't wanted. */
export interface WholeProduct {
  product: Product;
  related: Result<ProductSummary[]> | null;
  reviews: Result<ReviewList> | null;
  /** Whose `null` is of a product without. */
  seo: Result<Seo | null> | null;
}

/** The catalogue, asked without anybody's session. A fault is thrown as the answer of a page: data(failure, status). */
export interface Catalog {
  listProducts(query: ListingQuery, scope: ListingScope): Promise<ProductPage>;
  /** What the listing can be filtered by; without it a listing still stands. */
  readFacets(query: ListingQuery, scope: ListingScope): Promise<Result<ListingFacets>>;
  /** What a search field offers for a term of `suggestionTerm`. */
  suggest(term: string): Promise<Result<Suggestions>>;
  /** null: there is no such product. */
  findProduct(slug: string): Promise<Product | null>;
  /** The same with its related products and this many of its newest reviews, as far as the shop shows them. */
  findWholeProduct(slug: string, reviews: number): Promise<WholeProduct | null>;
  /** All of them, for a product that has more than came with its page. */
  listVariations(slug: string): Promise<Result<Variation[]>>;
  /** Of this moment: never from a cache. */
  fetchStock(slug: string): Promise<Result<LiveStock>>;
  listCategoryTree(): Promise<CategoryBranch[]>;
  /** The tree for what stands without it: [] where it can't be had. */
  listKnownCategories(): Promise<CategoryBranch[]>;
  /** null: there is no such category, tag, brand. */
  findCategory(slug: string): Promise<CategoryDetail | null>;
  findTag(slug: string): Promise<Tag | null>;
  findBrand(slug: string): Promise<Tag | null>;
  /** Second text and picture; null where the backend has none. */
  readCategoryExtras(slug: string): Promise<CategoryExtras | null>;
  /** Cards in the order of their ids; what is no longer for sale is left out. */
  listByIds(ids: number[]): Promise<ProductSummary[]>;
  /** A shopper has just changed what a product's page shows: it is asked anew for whoever looks next. */
  noteChange(slug: string): Promise<void>;
  /** Some products of one kind; [] where they can't be had: a page stands without them. */
  listRow(row: ProductRow, count: number): Promise<ProductSummary[]>;
  /** The same of these products, in their order. */
  listBySlugs(slugs: string[]): Promise<ProductSummary[]>;
  /** [] where the shop has none, or they can't be had. */
  listBrands(): Promise<BrandLink[]>;
}

export const catalogContext = createContext<Catalog>();
