import { hasBit } from "../encoding/bits.ts";
import { isAt, lowerBound } from "../encoding/front-coding.ts";
import type { CatalogIndex } from "../open-index.ts";
import { findSimilar, type StepCounter } from "./find-similar.ts";
import type { Wanted } from "./parse-search.ts";

/** A dictionary word that a word of a search may mean, with a confidence in percent. */
export interface FoundWord {
  word: number;
  percent: number;
  /**
   * Whether the word counts only where names contain it: texts aren't searched for prefixes, parts of split words,
   * misspellings or derivations, except those of adjectives.
   */
  isNameOnly: boolean;
}

/** Confidence in percent, by kind of match. */
const STEM = 100;

/** For another reading of the letters. */
const RESPELLED = 90;

const PREFIX = 80;

/** For the beginning of a longer word, if names contain the word as typed: then it is probably complete. */
const PREFIX_OF_KNOWN = 40;

const DERIVED = 70;

/** For words typed as one. */
const SPLIT = 70;

/** By number of errors. */
const MISSPELLED = [0, 60, 45];

const PREFIX_LETTERS_MIN = 2;

const SPLIT_LETTERS_MIN = 3;

const SPLIT_WORDS_MAX = 3;

/** The longest function word that may stand between two words typed as one. */
const STOP_WORD_LETTERS_MAX = 3;

/** Dictionary words for one word of a search, by stem, derivation and prefix; empty for an unknown word. */
export function findWords(index: CatalogIndex, wanted: Wanted, isLast: boolean): FoundWord[] {
  if ("key" in wanted) return listKey(index, wanted.key, STEM);
  const { language } = index;
  const { word } = wanted;
  const readings = language.readings(word);
  const found = new Map<number, FoundWord>();
  const add = (words: FoundWord[]) => {
    for (const one of words) if ((found.get(one.word)?.percent ?? 0) < one.percent) found.set(one.word, one);
  };
  for (const reading of readings)
    for (const [place, key] of stemKeys(index, reading).entries())
      add((place === 0 ? listKey : listNamed)(index, key, STEM));
  const derivable = readings.filter((reading, place) => place === 0 || isKnown(index, reading));
  for (const reading of derivable)
    for (const stemmed of language.derivedStems(reading)) add(listNamed(index, language.fold(stemmed), DERIVED));
  if (isLast) {
    const isNamed = [...found.values()].some((one) => hasBit(index.namedWords, one.word));
    // A complete word isn't the beginning of another one in another alphabet.
    const begun = isNamed && readings.includes(word) ? [word] : readings;
    for (const reading of begun) add(listByPrefix(index, language.fold(reading), isNamed ? PREFIX_OF_KNOWN : PREFIX));
  }
  if (found.size === 0)
    for (const stemmed of derivable.flatMap(language.adjectiveStems))
      add(listKey(index, language.fold(stemmed), DERIVED));
  if (found.size === 0 || [...word].length === 1)
    for (const reading of language.otherReadings(word))
      for (const key of stemKeys(index, reading)) add(listKey(index, key, RESPELLED));
  return [...found.values()];
}

/** What a word that `findWords` doesn't know may mean: joined words, or one misspelled; each with candidates. */
export function guessWords(index: CatalogIndex, word: string, counter: StepCounter): FoundWord[][] {
  const split = splitWord(index, word);
  if (split) return split;
  const similar = findSimilar(index, [...new Set(likelyKeys(index, word))], { counter });
  return [similar.map(({ word: one, errors }) => ({ word: one, percent: MISSPELLED[errors]!, isNameOnly: true }))];
}

/** The keys of a word's two likeliest readings. */
export function likelyKeys({ language }: CatalogIndex, word: string): string[] {
  const readings = language.readings(word).slice(0, 2);
  return readings.map((reading) => language.fold(language.stems(reading)[0]!));
}

/** Splits „протеинбар“ or „въжезаскачане“ into words of names, the first as long as possible; null if it can't. */
function splitWord(index: CatalogIndex, word: string, most = SPLIT_WORDS_MAX): FoundWord[][] | null {
  const letters = [...word];
  for (let end = letters.length - SPLIT_LETTERS_MIN; end >= SPLIT_LETTERS_MIN; end--) {
    const first = findNamed(index, letters.slice(0, end).join(""));
    if (first.length === 0) continue;
    for (let between = 0; between <= STOP_WORD_LETTERS_MAX; between++) {
      if (between > 0 && !index.language.isStopWord(letters.slice(end, end + between).join(""))) continue;
      const rest = letters.slice(end + between).join("");
      const found = rest.length < SPLIT_LETTERS_MIN ? [] : findNamed(index, rest);
      if (found.length > 0) return [first, found];
      const others = most > 2 ? splitWord(index, rest, most - 1) : null;
      if (others) return [first, ...others];
    }
  }
  return null;
}

function findNamed(index: CatalogIndex, word: string): FoundWord[] {
  return stemKeys(index, index.language.readings(word)[0]!).flatMap((key) => listNamed(index, key, SPLIT));
}

function isKnown(index: CatalogIndex, reading: string): boolean {
  return stemKeys(index, reading).some((key) => listKey(index, key, STEM).length > 0);
}

function stemKeys({ language }: CatalogIndex, reading: string): string[] {
  return ([...reading].length > 1 ? language.stems(reading) : [reading]).map(language.fold);
}

function listKey({ words }: CatalogIndex, key: string, percent: number): FoundWord[] {
  const word = lowerBound(words, key);
  return key !== "" && isAt(words, word, key) ? [{ word, percent, isNameOnly: false }] : [];
}

function listNamed(index: CatalogIndex, key: string, percent: number): FoundWord[] {
  const named = listKey(index, key, percent).filter(({ word }) => hasBit(index.namedWords, word));
  return named.map((one) => ({ ...one, isNameOnly: true }));
}

/** Words of names with a given prefix. */
function listByPrefix({ words, namedWords }: CatalogIndex, key: string, percent: number): FoundWord[] {
  if (key.length < PREFIX_LETTERS_MIN) return [];
  const end = lowerBound(words, `${key}\xff`);
  const begun: FoundWord[] = [];
  for (let word = lowerBound(words, key); word < end; word++)
    if (hasBit(namedWords, word)) begun.push({ word, percent, isNameOnly: true });
  return begun;
}
