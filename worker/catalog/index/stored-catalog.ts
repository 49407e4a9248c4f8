import type { SortOrder } from "./sort-orders.ts";

/** A pseudo-taxonomy with a term for each taxonomy's label, which has every product with any term of that taxonomy. */
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
  terms: StoredTerm[];
  brandTaxonomies: string[];
  /** By sort order: the number of products with a value. */
  valued: Record<SortOrder, number>;
  words: number;
}

/** The sets of products. */
export const SETS = ["listed", "searchable", "onSale", "rated1", "rated2", "rated3", "rated4", "rated5"] as const;
export type SetName = (typeof SETS)[number];

/** The sections of a snapshot in order; two per sort order follow. */
export const SECTIONS = [
  "directory",
  "ids",
  "lowest",
  "highest",
  "ranks",
  ...SETS,
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

/** A record with a value for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name, place: number) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name, place) => [name, valueOf(name, place)])) as Record<Name, Value>;
}
