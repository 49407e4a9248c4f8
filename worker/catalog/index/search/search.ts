import type { Synonyms } from "../../../../app/domain/search/search-language.ts";
import { CATEGORY } from "../catalog-product.ts";
import { addBit, countBits, createBitset, intersect, isEmpty, listBits, unite, type Bitset } from "../encoding/bits.ts";
import type { CatalogIndex } from "../open-index.ts";
import type { Slot } from "./parse-search.ts";
import { resolveSearch } from "./resolve-search.ts";
import type { Resolved } from "./resolve-slots.ts";
import { addTermScores, SCORE_MASK, TEXT_SCORE_MAX, type Coverage } from "./score-part.ts";
import type { StepCounter } from "./find-similar.ts";

export interface SearchOptions {
  /** The merchant's synonyms (synonyms.ts). */
  synonyms?: Synonyms;
}

interface SearchResult {
  documents: Bitset;
  /** By document, comparable within one search. */
  scores: Uint16Array;
  /** "partial": no product has all words; these are of the kind sought, or have most of them. */
  match: "all" | "partial";
  /** Terms whose names contain every word. */
  terms: number[];
  /** Postings and dictionary entries read. */
  steps: number;
}

/** How many products a search may find only by words in their texts: 8, or a fortieth of the shop if that is more. */
const MENTIONS_MAX = 8;
const PRODUCTS_A_MENTION = 40;

/** What a product may lack: a part of the search that is a size („XXL“), or a number, whose `word` is "". */
const SIZE = /^[a-z]{0,3}$/;

/** A required word of a search with each product's value for it (score-part.ts). */
interface Word extends Slot {
  values: Uint8Array;
  /** Whether the word says what is sought: a kind of product, or a category by its whole name. */
  isKind: boolean;
  isGuess: boolean;
}

/** Searchable products that match every word or, if there are none, those that match in part. Never throws. */
export function search(index: CatalogIndex, text: string, { synonyms = [] }: SearchOptions = {}): SearchResult {
  const counter: StepCounter = { steps: 0 };
  const { slots, resolved } = resolveSearch(index, text, synonyms, counter);
  if (resolved.every((ways) => ways.length === 0)) return nothing(index, counter);
  const coverage: Coverage = {
    words: countCoverage(resolved),
    total: slots.filter(({ isOptional }) => !isOptional).length,
    hasAmount: slots.some(({ isAmount }) => isAmount),
  };
  for (const part of new Set(resolved.flat(2))) addTermScores(index, part, coverage, counter);
  const scores = new Uint16Array(index.size);
  const words = slots.map((slot, place): Word => {
    const parts = resolved[place]!.flat();
    const values = scoreSlot(index, resolved[place]!);
    for (let document = 0; document < scores.length; document++) scores[document]! += values[document]! & SCORE_MASK;
    const isKind = parts.some((part) => part.isKind || namesCategory(index, part.terms.keys(), coverage));
    return { ...slot, values, isKind: isKind && !slot.isPurpose, isGuess: parts.some(({ isGuess }) => isGuess) };
  });
  const required = words.filter(({ isOptional }) => !isOptional);
  const all = findAll(index, required);
  const isPart = isEmpty(all);
  return {
    documents: isPart ? findPart(index, required) : all,
    scores,
    match: isPart ? "partial" : "all",
    terms: [...coverage.words].flatMap(([term, count]) => (count >= coverage.total ? [term] : [])),
    steps: counter.steps,
  };
}

function nothing({ size }: CatalogIndex, { steps }: StepCounter): SearchResult {
  return { documents: createBitset(size), scores: new Uint16Array(size), match: "partial", terms: [], steps };
}

function namesCategory({ terms }: CatalogIndex, named: Iterable<number>, coverage: Coverage): boolean {
  return [...named].some((term) => {
    const { taxonomy, words } = terms[term]!;
    return taxonomy === CATEGORY && (coverage.words.get(term) ?? 0) >= words;
  });
}

/** For each term: how many words of the search its name contains. */
function countCoverage(resolved: readonly Resolved[]): Map<number, number> {
  const coverage = new Map<number, number>();
  for (const ways of resolved) {
    const inSlot = new Map<number, number>();
    for (const parts of ways) {
      const inWay = new Map<number, number>();
      for (const term of parts.flatMap(({ terms }) => [...terms.keys()])) inWay.set(term, (inWay.get(term) ?? 0) + 1);
      for (const [term, count] of inWay) inSlot.set(term, Math.max(inSlot.get(term) ?? 0, count));
    }
    for (const [term, count] of inSlot) coverage.set(term, (coverage.get(term) ?? 0) + count);
  }
  return coverage;
}

/**
 * For each document: its score for the best way to match a part of the search. A way with several words scores as its
 * weakest word.
 */
function scoreSlot(index: CatalogIndex, ways: Resolved): Uint8Array {
  const single = ways.length === 1 && ways[0]!.length === 1 ? ways[0]![0] : null;
  if (single) return single.scores;
  const best = new Uint8Array(index.size);
  for (const parts of ways) {
    for (let document = 0; document < best.length; document++) {
      let worst = 255;
      for (const { scores } of parts) if (scores[document]! < worst) worst = scores[document]!;
      if (worst > best[document]!) best[document] = worst;
    }
  }
  return best;
}

/**
 * Products with all words: preferably in their names; otherwise with at least one in their name, if any name has one.
 * If the search names a kind of product, only products of that kind. If no name has a word, and many texts do, the
 * texts merely mention something („хладилник“) and nothing is found.
 */
function findAll(index: CatalogIndex, required: readonly Word[]): Bitset {
  const ofKind = findOfKind(index, required);
  const find = (least: number) => {
    const found = findAbove(index, required, least);
    return isEmpty(ofKind) ? found : intersect(found, ofKind);
  };
  const named = find(TEXT_SCORE_MAX);
  if (!isEmpty(named)) return named;
  const inNames = findAny(index, required, TEXT_SCORE_MAX);
  const all = find(0);
  if (!isEmpty(inNames)) return intersect(all, inNames);
  return countBits(all) <= Math.max(MENTIONS_MAX, index.size / PRODUCTS_A_MENTION) ? all : createBitset(index.size);
}

/** The products of the kinds that a search names. */
function findOfKind(index: CatalogIndex, words: readonly Word[]): Bitset {
  const kinds = words.filter(({ isKind }) => isKind);
  return findAny(index, kinds, SCORE_MASK);
}

/** The products for which at least one of the words has a value above `least`. */
function findAny({ sets, size }: CatalogIndex, words: readonly Word[], least: number): Bitset {
  const found = createBitset(size);
  for (const { values } of words) unite(found, toBitset(values, least));
  return intersect(found, sets.searchable);
}

function findAbove({ sets }: CatalogIndex, required: readonly Word[], least: number): Bitset {
  const found = sets.searchable.slice();
  for (const { values } of required) intersect(found, toBitset(values, least));
  return found;
}

function toBitset(values: Uint8Array, least: number): Bitset {
  const set = createBitset(values.length);
  for (let word = 0; word < set.length; word++) {
    const end = Math.min(values.length, (word + 1) * 32);
    let bits = 0;
    for (let document = word * 32; document < end; document++)
      if (values[document]! > least) bits |= 1 << (document & 31);
    set[word] = bits;
  }
  return set;
}

/**
 * Used if no product has all words: the products of the kind sought that have most words, else those with more than
 * half of them. A word may only be missing if some name has it, or if it is a number or size: „футболна топка“ isn't
 * any „топка“.
 */
function findPart(index: CatalogIndex, required: readonly Word[]): Bitset {
  const named = required.map((word) => findAbove(index, [word], TEXT_SCORE_MAX));
  const unnamed = required.filter(({ word }, place) => !SIZE.test(word) && isEmpty(named[place]!));
  const possible = unnamed.length > 0 ? findAbove(index, unnamed, 0) : index.sets.searchable;
  const certain = required.filter(({ isGuess }) => !isGuess);
  const ofKind = intersect(findOfKind(index, certain), possible);
  if (!isEmpty(ofKind)) return keepMost(ofKind, countSets(index, named));
  const described = required.map((word) => findAbove(index, [word], SCORE_MASK));
  const found = createBitset(index.size);
  for (const [document, count] of countSets(index, described).entries())
    if (count * 2 > required.length) addBit(found, document);
  return intersect(found, possible);
}

/** The documents with the highest count. */
function keepMost(documents: Bitset, counts: Uint8Array): Bitset {
  const listed = listBits(documents);
  const most = listed.reduce((highest, document) => Math.max(highest, counts[document]!), 0);
  const kept = createBitset(counts.length);
  for (const document of listed) if (counts[document] === most) addBit(kept, document);
  return kept;
}

/** For each document: how many of the sets contain it. */
function countSets({ size }: CatalogIndex, sets: readonly Bitset[]): Uint8Array {
  const counts = new Uint8Array(size);
  for (const set of sets) for (const document of listBits(set)) counts[document]!++;
  return counts;
}
