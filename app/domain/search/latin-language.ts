import { bulgarian } from "./bulgarian/bulgarian.ts";
import { isCyrillic } from "./bulgarian/fold-word.ts";
import { splitParts } from "./bulgarian/name-parts.ts";
import { BULGARIAN_UNITS, createUnits, type UnitNames } from "./measures.ts";
import { romanize } from "./romanize.ts";
import type { NameKind, NameParts, SearchLanguage, Synonyms } from "./search-language.ts";

/** What a language that is written in Latin letters has of its own. Lists of words are separated by spaces. */
export interface LatinRules {
  code: string;
  synonyms: Synonyms;
  /** Changes a text before it is split into words. */
  prepare?: (text: string) => string;
  /** Without plurals and other inflections. `word`: lower case, without diacritics. */
  stem: (word: string) => string;
  stopWords: string;
  offerWords: string;
  units: UnitNames;
  /** Prepositions that start the part of a name with details. A word like "and" isn't one: the noun may follow it. */
  details: string;
  /** Prepositions that start the part of a name with what the product is for, or lacks. */
  purposes: string;
  /** Conjunctions: a category with one of them has several kinds of things. */
  conjunctions: string;
  /** Nouns such as "powder" or "set" that may end a name: the noun before them is the kind of thing. */
  forms: string;
  /** Nouns for accessories: a "dumbbell rack" isn't a dumbbell. */
  accessories: string;
}

const KEY_LETTERS_MAX = 32;
const DOUBLED_LETTERS_MIN = 5;
/** Matches "Omega-3" and "Men’s", but no amount or code. */
const NOUN = /^\p{L}[\p{L}\p{M}'’-]{2,}\d?$/u;
/** The letters of Bulgarian sort keys: Cyrillic from 0x40, Latin from 0x80. */
const ALPHABETS = /[\x40-\x6f\x80-\xaf]/g;
/** The hyphen of "omega-3", which others write "omega 3". */
const NUMBERED = /(?<=\p{L}{3})-(?=\d)/gu;
const LATIN_PLACE = 0x80;
const DISTANCE = 0x40;

/**
 * A language in Latin letters, for a shop whose names are Bulgarian where nobody has translated them. Words in Cyrillic
 * follow the rules of Bulgarian, and a word of a search is also read as the same word in the other alphabet.
 */
export function createLatinLanguage(rules: LatinRules): SearchLanguage {
  const stopWords = new Set(rules.stopWords.split(" "));
  const offerWords = new Set(rules.offerWords.split(" ").map(rules.stem));
  const unitOf = createUnits(BULGARIAN_UNITS, rules.units);
  const { splitName, kindOf, isPurposeAfter } = nameRules(rules);
  const stems = (word: string) => (isLatin(word) ? [rules.stem(word)] : bulgarian.stems(word));
  const isStopWord = (word: string) => stopWords.has(word) || (isCyrillic(word) && bulgarian.isStopWord(word));
  return {
    ...bulgarian,
    code: rules.code,
    synonyms: rules.synonyms,
    prepare: (text) => (rules.prepare?.(text) ?? text).replace(NUMBERED, " "),
    fold: foldWord,
    readings: readingsOf,
    stems,
    toSingular: (word) => word,
    isStopWord,
    isOfferWord: (word) => (isLatin(word) ? offerWords.has(rules.stem(word)) : bulgarian.isOfferWord(word)),
    unitOf,
    splitName: (name) => (hasCyrillic(name) ? bulgarian.splitName(name) : splitName(name)),
    kindOf: (name) => (hasCyrillic(name) ? kindOfBulgarian(name) : kindOf(name)),
    isPurposeAfter: (word, isPurpose) =>
      isCyrillic(word) ? bulgarian.isPurposeAfter(word, isPurpose) : isPurposeAfter(word, isPurpose),
    sounds: [
      "bp",
      "vfw",
      "dt",
      "gckqxh",
      "jy",
      "sz",
      "l",
      "r",
      "m",
      "n",
      ...bulgarian.sounds.map((group) => group.toUpperCase()),
    ],
    sortKey,
  };
}

/** The word, its Cyrillic readings, and other Latin spellings: "kreatin" is read as „креатин“ and "creatin", too. */
function readingsOf(word: string): string[] {
  if (!isLatin(word)) return [...new Set([word, ...bulgarian.readings(word), ...romanize(word)])];
  const cyrillic = bulgarian.readings(word);
  return [...new Set([word, ...cyrillic, ...romanize(cyrillic[0]!)])];
}

function isLatin(word: string): boolean {
  return /^[a-z\d]+$/.test(word);
}

/** Looks for the noun in the head of a name only: the words after „без“ or „за“ name other things. */
function kindOfBulgarian(name: string): NameKind {
  const { isList } = bulgarian.kindOf(name);
  return { noun: bulgarian.kindOf(bulgarian.splitName(name).head).noun, isList };
}

function hasCyrillic(name: string): boolean {
  return /\p{Script=Cyrillic}/u.test(name);
}

/**
 * Latin letters stay. Cyrillic words get their Bulgarian keys, but in capitals: those keys use Latin letters in another
 * sense, such as w for „ш“.
 */
function foldWord(word: string): string {
  if (!isLatin(word)) return bulgarian.fold(word).toUpperCase();
  const key = word.length >= DOUBLED_LETTERS_MIN ? word.replace(/([a-z])\1+/g, "$1") : word;
  return key.slice(0, KEY_LETTERS_MAX);
}

function nameRules({ stem, details, purposes, conjunctions, forms, accessories }: LatinRules) {
  const oneOf = (...words: string[]) => words.join(" ").split(" ").join("|");
  const partStart = new RegExp(`,(?!\\d)|:(?!\\d)|[;(]|(?<=\\s)(?:${oneOf(details, purposes)})(?=\\s)`, "giu");
  const purpose = new RegExp(`^(?:${oneOf(purposes)})$`, "i");
  const purposeEnd = new RegExp(`^(?:[,:;(]|${oneOf(details)})$`, "i");
  const list = new RegExp(`[,/&+]|\\s(?:${oneOf(conjunctions)})\\s`, "i");
  const [formWords, accessoryStems] = [forms, accessories].map((words) => new Set(words.split(" ").map(stem)));
  const isPurposeAfter = (word: string, isPurpose: boolean) =>
    purpose.test(word) || (isPurpose && !purposeEnd.test(word));
  const stemOf = (word: string) => stem(word.toLowerCase());

  /** The position of the noun in a head: the last word that isn't a form, a code or an amount. */
  function findNoun(words: string[]): number {
    const isNoun = (word: string) => NOUN.test(word);
    const kind = words.findLastIndex((word) => isNoun(word) && !formWords!.has(stemOf(word)));
    return kind >= 0 ? kind : words.findLastIndex(isNoun);
  }

  function splitName(name: string): NameParts {
    const parts = splitParts(name, partStart, isPurposeAfter);
    const words = parts.head.split(/\s+/);
    const noun = findNoun(words);
    const modifiers = words.filter((_, place) => place !== noun).join(" ");
    const isAccessory = noun >= 0 && accessoryStems!.has(stemOf(words[noun]!));
    const field = isAccessory ? "purposes" : "details";
    return { ...parts, head: words[noun] ?? "", [field]: ` ${modifiers} ${parts[field]}` };
  }

  function kindOf(name: string): NameKind {
    const words = splitParts(name, partStart, isPurposeAfter).head.split(/\s+/);
    return { noun: words[findNoun(words)] ?? "", isList: list.test(name) };
  }

  return { splitName, kindOf, isPurposeAfter };
}

/** Latin letters come before Cyrillic ones. */
function sortKey(name: string): string {
  return bulgarian.sortKey(name).replace(ALPHABETS, (letter) => {
    const code = letter.charCodeAt(0);
    return String.fromCharCode(code < LATIN_PLACE ? code + DISTANCE : code - DISTANCE);
  });
}
