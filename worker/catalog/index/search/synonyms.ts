import type { SearchLanguage, Synonyms } from "../../../../app/domain/search/search-language.ts";
import type { CatalogIndex } from "../open-index.ts";
import { keysOf } from "../text/tokenize.ts";
import type { StepCounter } from "./find-similar.ts";
import { findWords } from "./find-words.ts";
import { parseSearch, type Slot } from "./parse-search.ts";
import type { Resolved } from "./resolve-slots.ts";
import { createPart } from "./score-part.ts";

const LEADS_TO = "=>";

const PERCENT = 80;

const BEGINNING_MIN = 3;

/** A phrase of a group, by the keys of its words. */
interface Phrase {
  keys: readonly string[][];
  /** The phrases that are found for this one, as lists of words. Phrases that contain it are left out. */
  others: readonly string[][];
}

/**
 * Where a search contains a phrase of a group, in any inflection, the group's other phrases match its slots, too. An
 * unknown last word also matches if a word of the phrase begins with it.
 */
export function addSynonyms(
  index: CatalogIndex,
  slots: readonly Slot[],
  resolved: readonly Resolved[],
  synonyms: Synonyms,
  counter: StepCounter,
): void {
  const required = slots
    .map((slot, place) => toSought(index.language, slot, resolved[place]!))
    .filter(({ isOptional }) => !isOptional);
  const phrases = groupByStart(index.language, synonyms);
  for (const [start, { isPurpose, keys: first }] of required.entries())
    for (const { keys, others } of new Set(first.flatMap((key) => phrases.get(startOf(key)) ?? []))) {
      const met = required.slice(start, start + keys.length);
      if (!keys.every((own, place) => met[place] && isMet(own, met[place]))) continue;
      for (const other of others) {
        const found = other.map((word) => findWords(index, { word }, false));
        if (found.some((words) => words.length === 0)) continue;
        const way = found.map((words) => createPart(index, words, { percent: PERCENT, isPurpose }, counter));
        for (const { ways } of met) ways.push(way);
      }
    }
}

interface Sought extends Slot {
  /** The keys of the slot's word. */
  keys: string[];
  ways: Resolved;
  /** The beginning of a key, if the word is still being typed; else "". */
  beginning: string;
}

function toSought(language: SearchLanguage, slot: Slot, ways: Resolved): Sought {
  const readings = language.readings(slot.word);
  const words = [slot.word, ...readings];
  const keys = slot.word ? [...new Set(words.flatMap((word) => keysOfWord(language, word)))] : [];
  const begun = slot.isLast && ways.length === 0 ? language.fold(readings[0]!) : "";
  return { ...slot, keys, ways, beginning: begun.length >= BEGINNING_MIN ? begun : "" };
}

function isMet(own: readonly string[], { keys, beginning }: Sought): boolean {
  return own.some((key) => keys.includes(key) || (beginning !== "" && key.startsWith(beginning)));
}

const grouped = new WeakMap<SearchLanguage, WeakMap<Synonyms, Map<string, Phrase[]>>>();

/** Phrases by their first letters. Parsing a long list takes longer than a search, so it's done once. */
function groupByStart(language: SearchLanguage, synonyms: Synonyms): Map<string, Phrase[]> {
  const ofLanguage = grouped.get(language) ?? new WeakMap<Synonyms, Map<string, Phrase[]>>();
  grouped.set(language, ofLanguage);
  const known = ofLanguage.get(synonyms);
  if (known) return known;
  const wordsOf = (phrase: string) => listWordsOf(language, phrase);
  const keysOf = (word: string) => keysOfWord(language, word);
  const phrases = new Map<string, Phrase[]>();
  for (const group of synonyms) {
    const arrow = group.indexOf(LEADS_TO);
    const found = group.slice(arrow + 1).map(wordsOf);
    for (const words of arrow < 0 ? found : group.slice(0, arrow).map(wordsOf)) {
      const keys = words.map(keysOf);
      const others = found.filter(
        (other) =>
          other.length > 0 && !keys.every((own) => other.some((word) => keysOf(word).some((key) => own.includes(key)))),
      );
      const phrase = { keys, others };
      for (const start of (keys[0] ?? []).map(startOf)) phrases.set(start, [...(phrases.get(start) ?? []), phrase]);
    }
  }
  ofLanguage.set(synonyms, phrases);
  return phrases;
}

function startOf(key: string): string {
  return key.slice(0, BEGINNING_MIN);
}

function keysOfWord(language: SearchLanguage, word: string): string[] {
  return keysOf({ text: language.toSingular(word), isNumber: false }, language);
}

function listWordsOf(language: SearchLanguage, phrase: string): string[] {
  return parseSearch(phrase, language).flatMap(({ word, isOptional }) => (word && !isOptional ? [word] : []));
}
