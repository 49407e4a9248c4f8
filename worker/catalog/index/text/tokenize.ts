import { foldWord, isCyrillic } from "./fold-word.ts";
import { measureKey, unitOf } from "./measures.ts";
import { otherReadingsOf, readingsOf } from "./transliterate.ts";
import { possibleStems } from "./stem-bulgarian.ts";

/** A run of letters, or a number. */
export interface Token {
  /** In lower case; a number with a decimal point. */
  text: string;
  isNumber: boolean;
  /** A single capital letter: the name of a letter, not a function word. */
  isLetter: boolean;
  /** Whether only a hyphen or nothing separates it from the previous token. */
  isGlued: boolean;
}

/** A search key, and the form in which it was written. */
export interface IndexedWord {
  key: string;
  surface: string;
}

const TOKEN = /(\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)?)/gu;
const GLUE = /^-?$/;
/** Tokens of any text: letters and digits are separated („5кг“), diacritics of Latin letters removed. Never throws. */
export function tokenize(text: string): Token[] {
  const plain = text.normalize("NFKC").replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD")[0]!);
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: found, index } of plain.matchAll(TOKEN)) {
    const isGlued = tokens.length > 0 && GLUE.test(plain.slice(end, index));
    const isNumber = /^\d/.test(found);
    const word = found.toLowerCase();
    tokens.push({ text: isNumber ? found.replace(",", ".") : word, isNumber, isLetter: isCapital(found), isGlued });
    end = index + found.length;
  }
  return tokens;
}

function isCapital(found: string): boolean {
  return /^\p{Lu}$/u.test(found);
}

/**
 * All keys of a text: words by stem, numbers, amounts with units, and compounds, also hyphenated ones. `findKeys`: `keysOf`, or a
 * cached version of it.
 */
export function listWords(text: string, findKeys: (token: Token) => readonly string[] = keysOf): IndexedWord[] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, place) => {
    const next = tokens[place + 1];
    const unit = token.isNumber && next && !next.isNumber ? unitOf(next.text) : null;
    const keys = isStopWord(token.text) && !token.isLetter ? [] : findKeys(token);
    const others = token.isLetter ? otherReadingsOf(token.text).map(foldWord) : [];
    const own = [...keys, ...others].map((key, reading) => ({ key, surface: reading === 0 ? token.text : "" }));
    if (unit) return [...own, { key: measureKey(token.text, unit), surface: "" }];
    const whole = next?.isGlued ? [{ key: joinKey(token.text, next.text), surface: "" }] : [];
    return [...own, ...whole];
  });
}

/** The keys of a token's first transliteration: two if its ending may be an article. */
export function keysOf({ text, isNumber }: Pick<Token, "text" | "isNumber">): string[] {
  const [reading = text] = isNumber ? [text] : readingsOf(text);
  return (isCyrillic(reading) ? possibleStems(reading) : [reading]).map(foldWord);
}

/** The key of two tokens written as one: „л-карнитин“, „B6“. */
export function joinKey(one: string, other: string): string {
  const isWord = !/\d/.test(one + other) && one.length + other.length > 2;
  if (isWord) return keysOf({ text: one + other, isNumber: false })[0]!;
  return foldWord(one) + foldWord(other);
}

const STOP_WORDS = new Set(
  (
    "а ако ал би в ви во все във го да дали до е за и из или им й как като ли ме ми му на над не но ние няма о от " +
    "по под пред при против с са се си след със та тези той това те то тя у че ще я най още само има ти вас нас ви вие вашите " +
    "който която което които когато където така този тази тук там него нея тях of the and for with in to"
  ).split(" "),
);

/** Function words: not indexed, and not required by a search. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
