import { foldWord } from "./fold-word.ts";
import { readingsOf } from "./transliterate.ts";

/** The keys of an American keyboard, row by row. */
const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`\\";

/** What Bulgarian layouts have on them: БДС, phonetic as most type it, and phonetic since 2006. */
const LAYOUTS = [
  ",уеишщксдзц;ьяаожгтнвмчюйъэфхпрлб`\\",
  "явертъуиопшщасдфгхйкл;'зьцжбнм,./чю",
  "чшертъуиопящасдфгхйкл;'зжцвбнм,./юь",
];

const SHIFTED = '{}:"<>?~|';
const UNSHIFTED = "[];',./`\\";

/**
 * A text by layout, with these of its words as the same keys write them in the other alphabet: „u,edjrk“ is „креатин“, „вхеъ“ is
 * "whey". Only texts that this changes.
 */
export function retype(text: string, words: ReadonlySet<string>): string[] {
  const retyped = LAYOUTS.map((layout) =>
    text.replace(/\S+/g, (word) => (words.has(word) && /\p{L}/u.test(word) ? retypeWord(word, layout) : word)),
  );
  return [...new Set(retyped)].filter((other) => other !== text);
}

/** One word, without what none has: "XXL" is no „ььл“, „мече“ no ";e'e", „ъъъ“ no "ccc". */
const WORD = /^(?!.*(?:ь(?!о)|э|(\p{L})\1\1))[\p{L}\d-]+$/u;

function retypeWord(word: string, layout: string): string {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(word);
  const [from, to] = isCyrillic ? [layout, KEYS] : [KEYS, layout];
  const letters = Array.from(word.toLowerCase(), (letter) => translate(letter, SHIFTED, UNSHIFTED));
  const meant = letters.map((letter) => translate(letter, from, to)).join("");
  return WORD.test(meant) && keyOf(meant) !== keyOf(word) ? meant : word;
}

/** Equal for what transliteration reads anyway. */
function keyOf(word: string): string {
  return foldWord(readingsOf(word.toLowerCase())[0]!);
}

function translate(letter: string, from: string, to: string): string {
  return to[from.indexOf(letter)] ?? letter;
}
