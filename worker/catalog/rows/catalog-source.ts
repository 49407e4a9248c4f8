import type { ProductRow, TermRow } from "./rows";

/** One answer of the backend about products. Whatever the backend says wrongly is in `malformed`, never in `rows`. */
export interface SourceProducts {
  rows: ProductRow[];
  /** Published products that couldn't be read: they keep the rows they have. `id` null: not even that is known. */
  malformed: { id: number | null; reason: string }[];
  /** Cursor of the next ones; null at the end. */
  next: string | null;
  /** How many published products there are; null where the answer doesn't say. */
  found: number | null;
  /** The newest and oldest modification among these, as the backend writes it (GMT); null: none said. */
  modified: { newest: string; oldest: string } | null;
}

export interface SourceIds {
  ids: number[];
  next: string | null;
}

/**
 * The public catalog as WooCommerce has it, asked without credentials. A call is one query and, where a product has more
 * variations than came along, a bounded number of others; faults are BackendFault.
 */
export interface CatalogSource {
  /** How many queries were sent so far. */
  readonly sent: number;
  /** Published products, newest first. */
  listProducts(first: number, after: string | null): Promise<SourceProducts>;
  /** The same, last modified first. */
  listModified(first: number, after: string | null): Promise<SourceProducts>;
  /** Those of the given products that are published. */
  findProducts(ids: number[]): Promise<SourceProducts>;
  /** Which of the given products are published, and nothing else of them. */
  findIds(ids: number[]): Promise<number[]>;
  /** The published product of this slug, of either spelling (percent-encoded or not); no row: there is none. */
  findBySlug(slug: string): Promise<SourceProducts>;
  /** Ids of published products, newest or most sold first. */
  listIds(first: number, after: string | null, order?: "DATE" | "POPULARITY"): Promise<SourceIds>;
  /** Categories, tags and brands from `place` on, which only the source reads; null: the first. */
  listTerms(place: string | null): Promise<SourceTerms>;
  /** Changes whenever currency or tax display do: then every row may be another. */
  readSettings(): Promise<string>;
  /** Menus, texts, SEO and posts of catalog pages, by a few queries; a part that can't be had is left out. */
  readDocuments(): Promise<SourceDocument[]>;
}

/** `name` as in the table catalog_document: "menu:PRIMARY", "text:home" …; `data` is anything that JSON can hold. */
export interface SourceDocument {
  name: string;
  data: unknown;
}

export interface SourceTerms {
  rows: TermRow[];
  /** null at the end. */
  next: string | null;
}
