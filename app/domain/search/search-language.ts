import type { Unit } from "./measures.ts";

/** The parts of a product's name, by what they say about the product. */
export interface NameParts {
  /** The product itself: „Стоманен шейкър“. */
  head: string;
  /** Details, such as parts, material or amount: „с топка“, „от памук“, „800 мл“. */
  details: string;
  /** Purposes, and what the product lacks: „за йога“, „без захар“. These words name other things. */
  purposes: string;
}

/** The noun of a name, „шейкър“ in „Стоманен шейкър „Сила“, 800 мл“. `isList`: more nouns follow. */
export interface NameKind {
  noun: string;
  isList: boolean;
}

/** Words that mean the same, [["шорти", "къси панталони"]], or lead to others: [["сън", "=>", "глицин"]]. */
export type Synonyms = readonly (readonly string[])[];

/**
 * What searches know of a language; ranking and the form of an index are the same in all. Words are in lower case and
 * have letters only. All functions accept any text and never throw.
 */
export interface SearchLanguage {
  /** BCP 47 subtag. An index records it, and is opened with the same language. */
  code: string;
  /** Groups for the goods of a fitness shop; a merchant's groups replace those that share a phrase with them. */
  synonyms: Synonyms;
  /** Changes a text before it is split into words: "women's" is "women" in English. */
  prepare(text: string): string;
  /** The key of a stem, one byte per letter. Words that should find each other have equal keys. */
  fold(stem: string): string;
  /** What the letters of a word may stand for, most likely first: in another alphabet, for example. */
  readings(word: string): string[];
  /** Further readings, used if the others are unknown. */
  otherReadings(word: string): string[];
  /** The possible stems of a reading, most likely first; itself if the language doesn't inflect it. */
  stems(reading: string): string[];
  /** Stems of words that a reading is derived from, or that are derived from it: adjectives, diminutives. */
  derivedStems(reading: string): string[];
  /** Stems of the adjectives of a noun. */
  adjectiveStems(reading: string): string[];
  /** Another form in which a word of a synonym phrase may be written, such as its singular. */
  toSingular(word: string): string;
  /** Function words: not indexed, and not required by a search. */
  isStopWord(word: string): boolean;
  /** Words about an offer or any goods, „евтин“: products needn't contain them. */
  isOfferWord(reading: string): boolean;
  /** The unit that a word names. */
  unitOf(word: string): Unit | null;
  splitName(name: string): NameParts;
  kindOf(name: string): NameKind;
  /** Whether the words after this one are a purpose or something lacking. `isPurpose`: whether those before it are. */
  isPurposeAfter(word: string, isPurpose: boolean): boolean;
  /** The text with these words as other keyboard layouts would have written them. */
  retype(text: string, words: ReadonlySet<string>): string[];
  /** Letters of keys that sound alike, in groups. In short words, a misspelled letter must stay in its group. */
  sounds: readonly string[];
  /** Comparing these keys as JavaScript strings gives the alphabetical order. One byte per letter. */
  sortKey(name: string): string;
}
