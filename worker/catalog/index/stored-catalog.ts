import type { SortOrder } from "./sort-orders.ts";

/** A pseudo-taxonomy of taxonomy labels; such a term has every product with any term of that taxonomy. */
export const LABEL_TAXONOMY = "label";
/** The value in the price columns of a product without a price; others are stored plus one minor unit. */
export const NO_PRICE = 0;
/** A product's rank breaks ties between equal scores: stock first, then popularity in 64 steps. */
export const POPULARITY_STEPS = 64;
export const RATINGS = [1, 2, 3, 4, 5] as const;

export interface StoredTerm {
  taxonomy: string;
  slug: string;
  /** Ordinal of the parent term; -1 at the top. */
  parent: number;
  /** The number of words with which a search names the term completely. */
  words: number;
}

/** A snapshot's metadata, as JSON. */
export interface StoredDirectory {
  /** The language of its words (SearchLanguage.code). */
  language: string;
  /** The number of products. */
  size: number;
  terms: [slug: string, taxonomy: number, parent: number, words: number][];
  taxonomies: string[];
  brandTaxonomies: string[];
  /** The number of products with a value, by order. */
  valued: Record<SortOrder, number>;
  words: number;
  /** Upper bounds of the packed columns. */
  below: Record<"ids" | "lowest" | "highest", number>;
}

/** The sections of a snapshot in order; two per sort order follow. */
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
  "kindWords",
  "surfaceBlocks",
  "surfaceBytes",
  "skuHashes",
  "skuCounts",
] as const;
export type Section = (typeof SECTIONS)[number];

/** The sets of products, consecutive in their section. */
export const SETS = ["listed", "searchable", "onSale", "rated1", "rated2", "rated3", "rated4", "rated5"] as const;
