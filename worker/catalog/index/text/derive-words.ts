import { stem, stripInflection } from "./stem-bulgarian.ts";

/** Endings that make an adjective of a noun: „протеинов“, „магнезиев“, „памучен“, „дамски“, „мъжки“, „енергийна“; „барче“. */
const SUFFIXES = ["ов", "ев", "иев", "ен", "иен", "ийн", "ск", "еск", "ическ", "к", "ч"];
const BASE_LETTERS_MIN = 3;
/** „кафяв“ isn't made of „кафе“. */
const LONG_BASE = /[ое]в$/;
const LONG_BASE_LETTERS_MIN = 4;

/** Stems of the words that a word is made of, or that are made of it by one ending. `word`: Cyrillic in lower case. */
export function deriveStems(word: string): string[] {
  const base = stripInflection(word);
  if (base.length < BASE_LETTERS_MIN) return [];
  const joined = SUFFIXES.filter((suffix) => canJoin(base, suffix)).map((suffix) => base + suffix);
  const longer = [...joined, `${base.replace(/[кц]$/, "ч")}ен`];
  return [...new Set([...longer, ...shorten(base)].map(stem))].filter((one) => one !== stem(word));
}

function shorten(base: string): string[] {
  const withVowel = base.replace(/([^аъоуеияю])н$/, "$1ен");
  const bases = SUFFIXES.filter((suffix) => withVowel.endsWith(suffix))
    .filter((suffix) => canJoin(withVowel.slice(0, -suffix.length), suffix))
    .map((suffix) => withVowel.slice(0, -suffix.length));
  return bases.flatMap((one) => [one, one.replace(/ч$/, "к")]);
}

function canJoin(base: string, suffix: string): boolean {
  if (suffix === "к" && !/[жшч]$/.test(base)) return false;
  return base.length >= (LONG_BASE.test(suffix) ? LONG_BASE_LETTERS_MIN : BASE_LETTERS_MIN);
}
