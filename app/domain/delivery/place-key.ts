import { LATIN_LETTERS, SETTLEMENT_KIND } from "../../config/settlement-names";

/**
 * A settlement's name by which its spellings are equal: in either alphabet, with or without its kind, with spaces or
 * hyphens; "" for none. What follows a comma or stands in parentheses isn't part of the name.
 */
export function placeKey(name: string): string {
  const plain = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[,(;].*$/s, "")
    .trim()
    .replace(SETTLEMENT_KIND, "")
    .replace(/./gu, (letter) => LATIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "");
  // Passports and maps write y and i either way: Sofiya and Sofia, Burgas and Bourgas.
  return plain
    .replace(/y/g, "i")
    .replace(/ou/g, "u")
    .replace(/(.)\1+/g, "$1");
}
