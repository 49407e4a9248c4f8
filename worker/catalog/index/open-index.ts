import type { SearchLanguage } from "../../../app/domain/search/search-language.ts";
import { type Bitset, PackedInts } from "./encoding/bits.ts";
import type { FrontCoded } from "./encoding/front-coding.ts";
import { readSnapshot, SnapshotError, wordsOf } from "./encoding/snapshot-format.ts";
import type { TermPostings } from "./encoding/term-postings.ts";
import type { WordPostings } from "./encoding/word-postings.ts";
import { SORT_ORDERS, type Permutation, type SortOrder } from "./sort-orders.ts";
import {
  recordOf,
  SECTIONS,
  SETS,
  type Section,
  type SetName,
  type StoredDirectory,
  type StoredTerm,
} from "./stored-catalog.ts";

/** An opened snapshot: views of its bytes, which must not change. Documents are numbered in ascending order of id. */
export interface CatalogIndex {
  /** The language of its words, and of searches. */
  readonly language: SearchLanguage;
  /** The number of products. */
  readonly size: number;
  readonly ids: PackedInts;
  /** Prices plus one minor unit; NO_PRICE for none. */
  readonly lowest: PackedInts;
  readonly highest: PackedInts;
  /** Breaks ties between equal scores: stock first, then popularity; 0 to 127. */
  readonly ranks: Uint8Array;
  readonly sets: Readonly<Record<SetName, Bitset>>;
  readonly orders: Readonly<Record<SortOrder, Permutation>>;
  readonly terms: readonly StoredTerm[];
  readonly termPostings: TermPostings;
  /** Taxonomy -> slug -> term. */
  readonly taxonomies: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly brandTaxonomies: ReadonlySet<string>;
  readonly words: FrontCoded;
  readonly surfaces: FrontCoded;
  readonly postings: WordPostings;
  /** Words that occur in a name of a product or term, not only in texts. */
  readonly namedWords: Bitset;
  /** Words that are a product's kind („шейкър“) in at least as many names as they are its purpose. */
  readonly kindWords: Bitset;
  /** Hashes of SKUs in document order, and how many each document has. */
  readonly skus: { hashes: Uint32Array; counts: Uint8Array };
}

/**
 * Opens the bytes that an index builder's `finish` returned, if their language is among `languages`. Throws
 * SnapshotError, and nothing else, for any other bytes.
 */
export function openIndex(snapshot: Uint8Array, ...languages: SearchLanguage[]): CatalogIndex {
  const parts = readSnapshot(snapshot);
  const section = (name: Section) => parts[SECTIONS.indexOf(name)]!;
  const words = (name: Section) => wordsOf(section(name));
  const directory = JSON.parse(new TextDecoder().decode(section("directory"))) as StoredDirectory;
  const language = languages.find(({ code }) => code === directory.language);
  if (!language) throw new SnapshotError(`snapshot in another language: it is in ${directory.language}`);
  const { size, terms } = directory;
  return {
    language,
    size,
    ids: new PackedInts(words("ids")),
    lowest: new PackedInts(words("lowest")),
    highest: new PackedInts(words("highest")),
    ranks: section("ranks"),
    sets: recordOf(SETS, words),
    orders: openOrders(parts, directory.valued),
    terms,
    termPostings: { offsets: words("termOffsets"), bytes: section("termBytes") },
    taxonomies: groupTerms(terms),
    brandTaxonomies: new Set(directory.brandTaxonomies),
    words: { blocks: words("wordBlocks"), bytes: section("wordBytes"), size: directory.words },
    surfaces: { blocks: words("surfaceBlocks"), bytes: section("surfaceBytes"), size: directory.words },
    postings: { offsets: words("postingOffsets"), bytes: section("postingBytes") },
    namedWords: words("namedWords"),
    kindWords: words("kindWords"),
    skus: { hashes: words("skuHashes"), counts: section("skuCounts") },
  };
}

function openOrders(parts: Uint8Array[], valued: StoredDirectory["valued"]): CatalogIndex["orders"] {
  return recordOf(SORT_ORDERS, (order, place) => {
    const [places, starts] = parts.slice(SECTIONS.length + place * 2).map(wordsOf);
    return { places: new PackedInts(places!), starts: starts!, valued: valued[order] };
  });
}

function groupTerms(terms: readonly StoredTerm[]): Map<string, Map<string, number>> {
  const groups = new Map<string, Map<string, number>>();
  for (const [term, { taxonomy, slug }] of terms.entries())
    groups.set(taxonomy, (groups.get(taxonomy) ?? new Map<string, number>()).set(slug, term));
  return groups;
}
