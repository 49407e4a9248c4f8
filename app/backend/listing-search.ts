import type { IndexEntry } from "../shop/listing-index";
import { toCyrillic } from "../shop/transliterate";
import type { BackendClient } from "./client";
import type { Choice } from "./listing-filters";
import { readIndex, readWholeIndex, type ListingIndex } from "./listing-index";
import type { Memory } from "./memory";

/** Words beyond these are ignored: each is a question to the backend. */
const WORDS_MAX = 6;
const ANYTHING: Choice = {
  scope: { kind: "shop" },
  attributes: {},
  categories: [],
  price: null,
  onSale: false,
  ratings: [],
  phrase: "",
  ids: null,
};
const NEWEST = { orderby: "date", order: "desc" } as const;

/** What a search comes to: one phrase that the backend can find by itself, or the products that were found. */
export type Search = { phrase: string } | { entries: IndexEntry[]; isPartial: boolean };

/**
 * Products that have every word, in any order. The backend matches one phrase only, so each word is asked by itself, a
 * Latin one in Cyrillic too, and the lists are intersected (issue: the catalogue). Throws BackendFault.
 */
export async function resolveSearch(client: BackendClient, memory: Memory, term: string): Promise<Search> {
  const [word = [], ...others] = splitWords(term).map(writingsOf);
  if (others.length === 0 && word.length <= 1) return { phrase: word[0] ?? "" };
  const finds = await Promise.all([word, ...others].map((writings) => findWord(client, memory, writings)));
  if (finds.length > 1) return intersect(client, finds);
  const [{ writings, entries, isPartial }] = finds as [Find];
  return writings.length === 1 ? { phrase: writings[0]! } : { entries, isPartial };
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

function writingsOf(word: string): string[] {
  return [word, toCyrillic(word)].filter((one) => one !== null);
}

/** What was found for one word: only the writings that found something, all of them if none did. */
interface Find {
  writings: string[];
  entries: IndexEntry[];
  isPartial: boolean;
}

async function findWord(client: BackendClient, memory: Memory, writings: string[]): Promise<Find> {
  const ask = (phrase: string) => readIndex(client, memory, { ...ANYTHING, phrase }, NEWEST);
  const indexes = await Promise.all(writings.map(ask));
  const hits = writings.filter((_, index) => indexes[index]!.entries.length > 0);
  return { writings: hits.length > 0 ? hits : writings.slice(0, 1), ...join(indexes) };
}

async function intersect(client: BackendClient, finds: Find[]): Promise<Search> {
  const [smallest, ...others] = finds.toSorted(
    (a, b) => Number(a.isPartial) - Number(b.isPartial) || a.entries.length - b.entries.length,
  ) as [Find, ...Find[]];
  let left = smallest.isPartial ? await readWhole(client, smallest.writings, null) : smallest;
  for (const other of others) {
    if (left.entries.length === 0) break;
    // A word with more hits than were read is asked about the products that are left, and nothing is missed.
    const hits = other.isPartial ? await readWhole(client, other.writings, left.entries) : other;
    const ids = new Set(hits.entries.map(({ id }) => id));
    left = { ...left, entries: left.entries.filter(({ id }) => ids.has(id)) };
  }
  return { entries: left.entries, isPartial: left.isPartial };
}

async function readWhole(client: BackendClient, writings: string[], among: IndexEntry[] | null) {
  const ids = among && among.map(({ id }) => id);
  const read = (phrase: string) => readWholeIndex(client, { ...ANYTHING, phrase, ids });
  return join(await Promise.all(writings.map(read)));
}

function join(indexes: ListingIndex[]): { entries: IndexEntry[]; isPartial: boolean } {
  const entries = indexes.flatMap((index) => index.entries);
  return {
    entries: [...new Map(entries.map((entry) => [entry.id, entry])).values()],
    isPartial: indexes.some(({ isPartial, isCapped }) => isPartial || isCapped),
  };
}
