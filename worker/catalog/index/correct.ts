import { wordAt } from "./encoding/front-coding.ts";
import { hasBit } from "./encoding/bits.ts";
import type { CatalogIndex } from "./open-index.ts";
import { findSimilar } from "./search/find-similar.ts";
import { findWords, likelyKeys } from "./search/find-words.ts";
import { parseSearch } from "./search/parse-search.ts";
import { search, type SearchOptions } from "./search/search.ts";
import { unpackSurface } from "./text/surface.ts";

/**
 * A spelling correction: each unknown word is replaced by the most similar word of names, allowing one more error than
 * a search does. null if no word is unknown, if no similar word is found, or if no product has all the corrected words.
 */
export function correctSearch(index: CatalogIndex, text: string, options: SearchOptions = {}): string | null {
  const replaced = new Map<string, string>();
  for (const { word, alternatives, isLast } of parseSearch(text, index.language)) {
    if (
      word === "" ||
      alternatives.some(({ wanted }) => wanted.every((one) => findWords(index, one, isLast).length > 0))
    )
      continue;
    const meant = findMeant(index, word);
    if (meant === null) return null;
    replaced.set(word, meant);
  }
  if (replaced.size === 0) return null;
  const corrected = text
    .toLowerCase()
    .replace(/\S+/g, (word) => replaced.get(word) ?? word)
    .trim();
  const isFound = corrected !== text.trim().toLowerCase() && search(index, corrected, options).match === "all";
  return isFound ? corrected : null;
}

/**
 * A suggestion for a search that finds nothing: its words that occur in names, provided that one of them is the kind of
 * thing sought („топка“ for „футболна топка“). null if none is, or if these words are the whole search.
 */
export function keepKnown(index: CatalogIndex, text: string): string | null {
  const known = parseSearch(text, index.language).flatMap(({ word, alternatives, isOptional, isPurpose }) => {
    const wanted = word === "" || isOptional ? [] : alternatives.flatMap((one) => one.wanted);
    const found = wanted.flatMap((one) => findWords(index, one, false)).map((one) => one.word);
    const isKind = !isPurpose && found.some((one) => hasBit(index.kindWords, one));
    return found.some((one) => hasBit(index.namedWords, one)) ? [{ word, isKind }] : [];
  });
  const kept = known.map(({ word }) => word).join(" ");
  return known.some(({ isKind }) => isKind) && kept !== text.trim() ? kept : null;
}

/** The most frequent of the similar words with the fewest errors; null if there are none. */
function findMeant(index: CatalogIndex, word: string): string | null {
  const similar = findSimilar(index, likelyKeys(index, word), { counter: { steps: 0 }, more: 1 });
  const { offsets } = index.postings;
  const sizeOf = (one: number) => offsets[one + 1]! - offsets[one]!;
  const shown = similar
    .toSorted((a, b) => sizeOf(b.word) - sizeOf(a.word))
    .map((one) => unpackSurface(wordAt(index.surfaces, one.word)));
  return shown.find((surface) => surface !== "") ?? null;
}
