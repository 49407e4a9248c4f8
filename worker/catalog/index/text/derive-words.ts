import { stem, stripInflection } from "./stem-bulgarian.ts";

/** Suffixes that derive adjectives from nouns: „протеинов“, „магнезиев“, „памучен“, „дамски“, „мъжки“, „енергийна“; „барче“. */
const SUFFIXES = ["ов", "ев", "иев", "ен", "иен", "ийн", "ск", "еск", "ическ", "к", "ч"];
const BASE_LETTERS_MIN = 3;
/** An exception: „кафяв“ isn't derived from „кафе“. */
const LONG_BASE = /[ое]в$/;
const LONG_BASE_LETTERS_MIN = 4;

/** Stems of words that a word is derived from, or that one suffix derives from it. `word`: Cyrillic in lower case. */
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
