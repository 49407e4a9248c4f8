/**
 * The sort key of a name: comparing keys as JavaScript strings gives Bulgarian alphabetical order, numbers first and by value,
 * Latin letters last, ignoring case, diacritics, quotes and punctuation. Doesn't use Intl, so that every runtime builds the
 * same snapshot. One byte per letter.
 */
export function sortKey(name: string): string {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD")[0]!);
  const parts = [...plain.matchAll(/\p{L}+|\d+/gu)];
  return parts
    .map(({ 0: part }) => (/^\d/.test(part) ? numberKey(part) : wordKey(part)))
    .join(" ")
    .slice(0, KEY_LENGTH_MAX);
}

const KEY_LENGTH_MAX = 120;
const FIRST_CYRILLIC = 0x430;
const CYRILLIC_LETTERS = 0x30;
/** Where keys have Cyrillic letters: after digits, before Latin letters. */
const CYRILLIC_PLACE = 0x40;
const LATIN_PLACE = 0x80;
const OTHER_PLACE = "\xff";

function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, "");
  return `${String.fromCharCode(0x21 + Math.min(value.length, 14))}${value}`;
}

function wordKey(word: string): string {
  return Array.from(word, (letter) => {
    const code = letter.charCodeAt(0);
    if (code >= FIRST_CYRILLIC && code < FIRST_CYRILLIC + CYRILLIC_LETTERS)
      return String.fromCharCode(CYRILLIC_PLACE + code - FIRST_CYRILLIC);
    return code >= 0x61 && code <= 0x7a ? String.fromCharCode(LATIN_PLACE + code - 0x61) : OTHER_PLACE;
  }).join("");
}
