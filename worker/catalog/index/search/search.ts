import { addBit, createBitset, hasBit, intersect, isEmpty, type Bitset } from "../encoding/bits.ts";
import type { CatalogIndex } from "../open-index.ts";
import { parseSearch } from "./parse-search.ts";
import { resolveSlots, type Resolved } from "./resolve-slots.ts";
import { addTermScores, TEXT_SCORE_MAX } from "./score-part.ts";
import { addSynonyms, type Synonyms } from "./synonyms.ts";
import type { StepCounter } from "./find-similar.ts";

export interface SearchOptions {
  /** The merchant's synonyms (synonyms.ts). */
  synonyms?: Synonyms;
}

interface SearchResult {
  documents: Bitset;
  /** By document, comparable within one search. */
  scores: Uint16Array;
  /** "partial": no product has all words; these have most of them. */
  match: "all" | "partial";
  /** Postings and dictionary entries read. */
  steps: number;
}

/** Searchable products that contain every word or, if there are none, most of the words. Never throws. */
export function search(index: CatalogIndex, text: string, { synonyms = [] }: SearchOptions = {}): SearchResult {
  const counter: StepCounter = { steps: 0 };
  const slots = parseSearch(text);
  const resolved = resolveSlots(index, slots, counter);
  addSynonyms(index, slots, resolved, synonyms, counter);
  if (resolved.every((ways) => ways.length === 0)) return nothing(index, counter);
  const coverage = countCoverage(resolved);
  for (const part of new Set(resolved.flat(2))) addTermScores(index, part, coverage, counter);
  const scored = resolved.map((ways) => scoreSlot(index, ways));
  const scores = new Uint16Array(index.size);
  for (const slot of scored) for (let at = 0; at < scores.length; at++) scores[at]! += slot[at]!;
  const required = scored.filter((_, place) => !slots[place]!.isOptional);
  const all = findAll(index, required);
  if (!isEmpty(all)) return { documents: all, scores, match: "all", steps: counter.steps };
  return { documents: findMost(index, required), scores, match: "partial", steps: counter.steps };
}

function nothing({ size }: CatalogIndex, { steps }: StepCounter): SearchResult {
  return { documents: createBitset(size), scores: new Uint16Array(size), match: "partial", steps };
}

/** By term, how many words of the search its name contains. */
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

/** By document, the best way to match a slot; a way of several parts scores as its weakest part. */
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

/** Products with every word. One of several words may occur in texts only, unless others have all of them in names. */
function findAll(index: CatalogIndex, required: readonly Uint8Array[]): Bitset {
  const named = findAbove(index, required, required.length > 1 ? TEXT_SCORE_MAX : 0);
  return required.length > 1 && isEmpty(named) ? findAbove(index, required, 0) : named;
}

function findAbove({ sets, size }: CatalogIndex, required: readonly Uint8Array[], least: number): Bitset {
  if (required.length === 0) return createBitset(size);
  const found = sets.searchable.slice();
  for (const scores of required) intersect(found, toBitset(scores, least));
  return found;
}

function toBitset(scores: Uint8Array, least: number): Bitset {
  const set = createBitset(scores.length);
  for (let word = 0; word < set.length; word++) {
    const end = Math.min(scores.length, (word + 1) * 32);
    let bits = 0;
    for (let document = word * 32; document < end; document++)
      if (scores[document]! > least) bits |= 1 << (document & 31);
    set[word] = bits;
  }
  return set;
}

/** Products with the highest number of matching words, but at least half of them. */
function findMost({ sets, size }: CatalogIndex, required: readonly Uint8Array[]): Bitset {
  const counts = new Uint8Array(size);
  for (const scores of required)
    for (let document = 0; document < size; document++) if (scores[document]! > 0) counts[document]!++;
  let most = Math.max(1, Math.ceil(required.length / 2));
  for (let document = 0; document < size; document++)
    if (hasBit(sets.searchable, document)) most = Math.max(most, counts[document]!);
  const found = createBitset(size);
  for (let document = 0; document < size; document++)
    if (counts[document]! >= most && hasBit(sets.searchable, document)) addBit(found, document);
  return found;
}
