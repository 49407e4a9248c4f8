import { CURSOR_FETCH_MAX } from "../config/limits";
import type { IndexEntry } from "../shop/listing-index";
import { writingsOf } from "../shop/transliterate";
import type { BackendClient } from "./client";
import { ANYTHING, type Choice } from "./listing-filters";
import { readFirstHundred, readWholeIndex, type ListingIndex } from "./listing-index";
import type { Memory, MemoryKey } from "./memory";

/** Words beyond these are ignored: each is a question to the backend. */
const WORDS_MAX = 6;
/** Of a common word; more would keep the shopper waiting. */
const HITS_AT_ONCE = 500;
const NEWEST = { orderby: "date", order: "desc" } as const;

/** What a search comes to: one phrase that the backend can find by itself, or the products that were found. */
export type Search = { phrase: string } | { entries: IndexEntry[]; isPartial: boolean };

/**
 * Products that have every word, in any order. The backend matches one phrase only, so each word is asked by itself, a
 * Latin one in Cyrillic too, and the lists are intersected (issue: the catalogue). Where the words are too common to be
 * read at once, the newest hits are given, and all of them from the next time on. Throws BackendFault.
 */
export async function resolveSearch(client: BackendClient, memory: Memory, term: string): Promise<Search> {
  const words = splitWords(term);
  const writings = words.map(writingsOf);
  if (writings.length === 1 && writings[0]!.length === 1) return { phrase: writings[0]![0]! };
  const key: MemoryKey = { kind: "search", of: words.toSorted(), isCommon: false };
  const known = await memory.read<Search>(key);
  const search = known?.value ?? (await lookFor(client, writings, HITS_AT_ONCE));
  const isCut = "entries" in search && search.isPartial;
  const renew = async () => memory.write(key, await lookFor(client, writings, CURSOR_FETCH_MAX));
  if (known?.isStale || (!known && isCut)) memory.later(renew);
  if (!known && !isCut) memory.later(() => memory.write(key, search));
  return search;
}

async function lookFor(client: BackendClient, words: string[][], hitsMax: number): Promise<Search> {
  const finds = await Promise.all(words.map((writings) => findWord(client, writings)));
  if (finds.length > 1) return intersect(client, finds, hitsMax);
  const [{ writings = [], ...find } = NOTHING] = finds;
  if (writings.length <= 1) return { phrase: writings[0] ?? "" };
  return find.isPartial ? readWhole(client, writings, null, hitsMax) : find;
}

/** A choice narrowed to what a search found. `onSale` would make the backend forget the ids, so it is decided here. */
export function narrow(choice: Choice, search: Search): Choice {
  if ("phrase" in search) return { ...choice, phrase: search.phrase };
  const kept = choice.onSale ? search.entries.filter(({ onSale }) => onSale) : search.entries;
  return { ...choice, onSale: false, ids: kept.map(({ id }) => id).toSorted((a, b) => b - a) };
}

/** The different words of a search, in lower case. */
export function splitWords(term: string): string[] {
  return [...new Set(term.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, WORDS_MAX);
}

/** What was found for one word: only the writings that found something, all of them if none did. */
interface Find {
  writings: string[];
  entries: IndexEntry[];
  isPartial: boolean;
}

const NOTHING: Find = { writings: [], entries: [], isPartial: false };

async function findWord(client: BackendClient, writings: string[]): Promise<Find> {
  const ask = (phrase: string) => readFirstHundred(client, { ...ANYTHING, phrase }, NEWEST);
  const indexes = await Promise.all(writings.map(ask));
  const hits = writings.filter((_, index) => indexes[index]!.entries.length > 0);
  return { writings: hits.length > 0 ? hits : writings.slice(0, 1), ...join(indexes) };
}

async function intersect(client: BackendClient, finds: Find[], hitsMax: number): Promise<Search> {
  const [smallest, ...others] = finds.toSorted(
    (a, b) => Number(a.isPartial) - Number(b.isPartial) || a.entries.length - b.entries.length,
  ) as [Find, ...Find[]];
  let left = smallest.isPartial ? await readWhole(client, smallest.writings, null, hitsMax) : smallest;
  for (const other of others) {
    if (left.entries.length === 0) break;
    // A word with more hits than were read is asked about the products that are left, and nothing is missed.
    const hits = other.isPartial ? await readWhole(client, other.writings, left.entries, hitsMax) : other;
    const ids = new Set(hits.entries.map(({ id }) => id));
    left = { ...left, entries: left.entries.filter(({ id }) => ids.has(id)) };
  }
  return { entries: left.entries, isPartial: left.isPartial };
}

async function readWhole(client: BackendClient, writings: string[], among: IndexEntry[] | null, hitsMax: number) {
  const ids = among && among.map(({ id }) => id);
  const read = (phrase: string) => readWholeIndex(client, { ...ANYTHING, phrase, ids }, hitsMax);
  return join(await Promise.all(writings.map(read)));
}

function join(indexes: ListingIndex[]): { entries: IndexEntry[]; isPartial: boolean } {
  const entries = indexes.flatMap((index) => index.entries);
  return {
    entries: [...new Map(entries.map((entry) => [entry.id, entry])).values()],
    isPartial: indexes.some(({ isPartial, isCapped }) => isPartial || isCapped),
  };
}
