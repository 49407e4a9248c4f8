import type { Failure } from "../../../app/domain/values/result";
import type { PostRow, ProductRow, TermRow } from "./rows";

/** Products from one backend response. Malformed ones are in `malformed`, never in `rows`. */
export interface SourceProducts {
  rows: ProductRow[];
  /** Published products that couldn't be read: their stored rows stay. `id` null: even the id is unknown. */
  malformed: { id: number | null; reason: string }[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
  /** The total number of published products; null if not reported. */
  found: number | null;
  /** The newest and oldest modification time on this page, in UTC; null if not reported. */
  modified: { newest: string; oldest: string } | null;
}

export interface SourceSettings {
  /** A fingerprint of currency, tax display and other settings. If it changes, every row may change. */
  fingerprint: string;
  /** Whether listings, searches and related products omit sold-out products. */
  hidesSoldOut: boolean;
}

export interface SourceIds {
  ids: number[];
  next: string | null;
}

/**
 * WooCommerce's public catalog, queried without credentials. A call is one request plus a bounded number for products with many
 * variations. All methods throw BackendFault, also for a cursor that doesn't advance.
 */
export interface CatalogSource {
  /** The number of requests sent so far. */
  readonly sent: number;
  /** Published products, newest first. */
  listProducts(first: number, after: string | null): Promise<SourceProducts>;
  /** Published products, most recently modified first. */
  listModified(first: number, after: string | null): Promise<SourceProducts>;
  /** The published ones of these products. */
  findProducts(ids: number[]): Promise<SourceProducts>;
  /** The ids of the published ones of these products. */
  findIds(ids: number[]): Promise<number[]>;
  /** The published product of this slug, percent-encoded or not; no row: there is none. */
  findBySlug(slug: string): Promise<SourceProducts>;
  /** Ids of published products, newest or best-selling first. */
  listIds(first: number, after: string | null, order?: "DATE" | "POPULARITY"): Promise<SourceIds>;
  /** Categories, tags and brands from an opaque cursor on; null: the first. */
  listTerms(cursor: string | null): Promise<SourceTerms>;
  /** A hundred posts and pages, newest first, after this cursor. */
  listPostTimes(after: string | null): Promise<SourcePostTimes>;
  /** The published ones of these posts and pages (one to a hundred), without those behind a password. */
  findPosts(ids: number[]): Promise<SourcePosts>;
  readSettings(): Promise<SourceSettings>;
  /** The shop settings that WordPress has, and whether they are valid. */
  readShopSettings(): Promise<SourceDocument[]>;
  /**
   * Menus, categories of posts, countries and other documents, in several requests with `between` before each.
   * Unavailable ones are omitted.
   */
  readDocuments(between?: () => Promise<void>): Promise<SourceDocuments>;
  /** Which couriers have lists of offices, and these lists. Lists that couldn't be read are omitted. */
  readCouriers(between?: () => Promise<void>): Promise<SourceDocuments>;
}

/** A part of the list of WordPress's posts and pages; `modified` as in PostRow. `next` is null at the end. */
export interface SourcePostTimes {
  posts: { id: number; modified: string }[];
  next: string | null;
}

/** Posts and pages of one response; those that can't be stored are in `malformed`. */
export interface SourcePosts {
  rows: PostRow[];
  malformed: { id: number; reason: string }[];
}

/** `name` as in the table catalog_document: "menu:PRIMARY", "countries" …; `data` is any JSON value. */
export interface SourceDocument {
  name: string;
  data: unknown;
}

export interface SourceDocuments {
  documents: SourceDocument[];
  /** Why a part is missing that may be available soon; null: no such part is missing. */
  failure: Failure | null;
}

export interface SourceTerms {
  rows: TermRow[];
  /** null at the end. */
  next: string | null;
}
