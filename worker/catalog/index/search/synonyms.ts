import type { CatalogIndex } from "../open-index.ts";
import { keysOf } from "../text/tokenize.ts";
import { findWords } from "./find-words.ts";
import { parseSearch, type Slot } from "./parse-search.ts";
import type { Resolved } from "./resolve-slots.ts";
import { createPart } from "./score-part.ts";
import type { StepCounter } from "./find-similar.ts";

/** Groups of synonymous words and phrases: [["шорти", "къси панталони"]]. */
export type Synonyms = readonly (readonly string[])[];

const PERCENT = 90;

/** Where a search contains a phrase of a group, in any inflection, the group's other phrases match its slots, too. */
export function addSynonyms(
  index: CatalogIndex,
  slots: readonly Slot[],
  resolved: Resolved[],
  synonyms: Synonyms,
  counter: StepCounter,
): void {
  const keys = slots.map(({ word }) => (word ? keysOf({ text: word, isNumber: false }) : []));
  for (const group of synonyms) {
    for (const phrase of group) {
      const place = findPhrase(keys, phrase);
      if (place < 0) continue;
      for (const other of group)
        if (other !== phrase) addPhrase(index, resolved, other, place, wordsOf(phrase).length, counter);
    }
  }
}

function addPhrase(
  index: CatalogIndex,
  resolved: Resolved[],
  phrase: string,
  place: number,
  length: number,
  counter: StepCounter,
): void {
  const found = wordsOf(phrase).map((word) => findWords(index, { word, isNumber: false }, false));
  if (found.length === 0 || found.some((words) => words.length === 0)) return;
  const way = found.map((words) => createPart(index, words, { percent: PERCENT, isPurpose: false }, counter));
  for (const ways of resolved.slice(place, place + length)) ways.push(way);
}

/** The index at which a phrase starts among the words of a search; -1 if it doesn't occur. */
function findPhrase(keys: readonly string[][], phrase: string): number {
  const wanted = wordsOf(phrase).map((word) => keysOf({ text: word, isNumber: false }));
  if (wanted.length === 0) return -1;
  return keys.findIndex((_, place) =>
    wanted.every((own, offset) => keys[place + offset]?.some((key) => own.includes(key)) ?? false),
  );
}

function wordsOf(phrase: string): string[] {
  return parseSearch(phrase).flatMap(({ word, isOptional }) => (word && !isOptional ? [word] : []));
}
