import { WORD_LENGTH_MAX } from "../encoding/front-coding.ts";

const FIRST_CYRILLIC = 0x430;
const CYRILLIC_LETTERS = 0x30;
const CYRILLIC_PLACE = 0x80;

/**
 * A lower-case word as one byte per letter: Cyrillic from 128 on; "" if it has letters that are neither Cyrillic nor ASCII, or
 * is too long to be stored.
 */
export function packSurface(word: string): string {
  if (word.length > WORD_LENGTH_MAX) return "";
  const bytes = Array.from(word, (letter) => {
    const code = letter.codePointAt(0)!;
    if (code < 0x80) return code;
    return code >= FIRST_CYRILLIC && code < FIRST_CYRILLIC + CYRILLIC_LETTERS
      ? code - FIRST_CYRILLIC + CYRILLIC_PLACE
      : 0;
  });
  return bytes.includes(0) ? "" : String.fromCharCode(...bytes);
}

/** The word that `packSurface` encoded. */
export function unpackSurface(bytes: string): string {
  return Array.from(bytes, (byte) => {
    const code = byte.charCodeAt(0);
    return code < CYRILLIC_PLACE ? byte : String.fromCharCode(code - CYRILLIC_PLACE + FIRST_CYRILLIC);
  }).join("");
}
