import { foldWord } from "./fold-word.ts";
import { readingsOf } from "./transliterate.ts";

/** The keys of an American keyboard, row by row. */
const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`\\";

/** The letters on these keys in Bulgarian layouts: БДС, the common phonetic layout, and the phonetic one of 2006. */
const LAYOUTS = [
  ",уеишщксдзц;ьяаожгтнвмчюйъэфхпрлб`\\",
  "явертъуиопшщасдфгхйкл;'зьцжбнм,./чю",
  "чшертъуиопящасдфгхйкл;'зжцвбнм,./юь",
];

const SHIFTED = '{}:"<>?~|';
const UNSHIFTED = "[];',./`\\";

/**
 * For each layout, the text with these words replaced by what the same keys write in the other alphabet: „u,edjrk“ is
 * „креатин“, „вхеъ“ is "whey". Texts that stay the same are left out.
 */
export function retype(text: string, words: ReadonlySet<string>): string[] {
  const retyped = LAYOUTS.map((layout) =>
    text.replace(/\S+/g, (word) => (words.has(word) && /\p{L}/u.test(word) ? retypeWord(word, layout) : word)),
  );
  return [...new Set(retyped)].filter((other) => other !== text);
}

/**
 * Matches what can be a word. Other layouts make „ььл“ of "XXL", ";e'e" of „мече“, "ccc" of „ъъъ“: these aren't
 * words.
 */
const WORD = /^(?!.*(?:ь(?!о)|э|(\p{L})\1\1))[\p{L}\d-]+$/u;

function retypeWord(word: string, layout: string): string {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(word);
  const [from, to] = isCyrillic ? [layout, KEYS] : [KEYS, layout];
  const letters = Array.from(word.toLowerCase(), (letter) => translate(letter, SHIFTED, UNSHIFTED));
  const meant = letters.map((letter) => translate(letter, from, to)).join("");
  return WORD.test(meant) && keyOf(meant) !== keyOf(word) ? meant : word;
}

/** Equal for words that transliteration already reads alike. */
function keyOf(word: string): string {
  return foldWord(readingsOf(word.toLowerCase())[0]!);
}

function translate(letter: string, from: string, to: string): string {
  return to[from.indexOf(letter)] ?? letter;
}
