import type { SortOrder } from "./sort-orders.ts";

/** Taxonomy of the words by which shoppers call a taxonomy; a term of it has every product with any term of that one. */
export const LABEL_TAXONOMY = "label";
/** In the columns of prices, for a product without one; others stand there with one hundredth more than they are. */
export const NO_PRICE = 0;
/** A product's rank tells products of one score apart: in stock first, then by popularity, in 64 steps. */
export const POPULARITY_STEPS = 64;
export const RATINGS = [1, 2, 3, 4, 5] as const;

export interface StoredTerm {
  taxonomy: string;
  slug: string;
  /** Ordinal of the term above it; -1 at the top. */
  parent: number;
  /** How many words of a search name it whole. */
  words: number;
}

/** What a snapshot says of itself, as JSON. */
export interface StoredDirectory {
  /** Products. */
  size: number;
  terms: [slug: string, taxonomy: number, parent: number, words: number][];
  taxonomies: string[];
  brandTaxonomies: string[];
  /** How many products have a value, by order. */
  valued: Record<SortOrder, number>;
  words: number;
  /** What the packed columns' values are below. */
  below: Record<"ids" | "lowest" | "highest", number>;
}

/** Sections of a snapshot in their order; those of the orders follow, two for each. */
export const SECTIONS = [
  "directory",
  "ids",
  "lowest",
  "highest",
  "ranks",
  "sets",
  "termOffsets",
  "termBytes",
  "wordBlocks",
  "wordBytes",
  "postingOffsets",
  "postingBytes",
  "namedWords",
  "surfaceBlocks",
  "surfaceBytes",
  "skuHashes",
  "skuCounts",
] as const;
export type Section = (typeof SECTIONS)[number];

/** The sets of products, one after the other in their section. */
export const SETS = ["listed", "searchable", "onSale", "rated1", "rated2", "rated3", "rated4", "rated5"] as const;
