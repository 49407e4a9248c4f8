import { measureKey } from "../../../../app/domain/search/measures.ts";
import type { SearchLanguage } from "../../../../app/domain/search/search-language.ts";

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
export function tokenize(text: string, language: SearchLanguage): Token[] {
  const plain = language
    .prepare(text.normalize("NFKC"))
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD")[0]!);
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: found, index } of plain.matchAll(TOKEN)) {
    const isGlued = tokens.length > 0 && GLUE.test(plain.slice(end, index));
    const isNumber = /^\d/.test(found);
    const isLetter = /^\p{Lu}$/u.test(found);
    tokens.push({ text: isNumber ? found.replace(",", ".") : found.toLowerCase(), isNumber, isLetter, isGlued });
    end = index + found.length;
  }
  return tokens;
}

/**
 * All keys of a text: words by stem, numbers, amounts with units, and compounds, also hyphenated ones. `findKeys`: `keysOf`, or a
 * cached version of it.
 */
export function listWords(
  text: string,
  language: SearchLanguage,
  findKeys = (token: Token): readonly string[] => keysOf(token, language),
): IndexedWord[] {
  const tokens = tokenize(text, language);
  return tokens.flatMap((token, place) => {
    const next = tokens[place + 1];
    const unit = token.isNumber && next && !next.isNumber ? language.unitOf(next.text) : null;
    const keys = language.isStopWord(token.text) && !token.isLetter ? [] : findKeys(token);
    const others = token.isLetter ? language.otherReadings(token.text).map(language.fold) : [];
    const own = [...keys, ...others].map((key, reading) => ({ key, surface: reading === 0 ? token.text : "" }));
    if (unit) return [...own, { key: measureKey(token.text, unit), surface: "" }];
    const whole = next?.isGlued ? [{ key: joinKey(token.text, next.text, language), surface: "" }] : [];
    return [...own, ...whole];
  });
}

/** The keys of a token's first reading: two if its ending is ambiguous, as an article's in Bulgarian. */
export function keysOf({ text, isNumber }: Pick<Token, "text" | "isNumber">, language: SearchLanguage): string[] {
  if (isNumber) return [language.fold(text)];
  const [reading = text] = language.readings(text);
  return language.stems(reading).map(language.fold);
}

/** The key of two tokens written as one: „л-карнитин“, „B6“. */
export function joinKey(one: string, other: string, language: SearchLanguage): string {
  const isWord = !/\d/.test(one + other) && one.length + other.length > 2;
  if (isWord) return keysOf({ text: one + other, isNumber: false }, language)[0]!;
  return language.fold(one) + language.fold(other);
}
