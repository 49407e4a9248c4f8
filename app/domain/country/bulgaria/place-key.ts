import { LATIN } from "../../search/romanize";

/** A kind of settlement before its name, as in „гр. София“, in either alphabet. */
const SETTLEMENT_KIND = /^(?:гр|град|с|село|к\.?\s?к|кк|gr|grad|s|selo)(?:\.\s*|\s+)/;

/**
 * A key that is equal for all spellings of a settlement: in either alphabet, with or without its kind (town, village),
 * with spaces or hyphens. "" if nothing is left. Text after a comma or in parentheses isn't part of the name.
 */
export function placeKey(name: string): string {
  const plain = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[,(;].*$/s, "")
    .trim()
    .replace(SETTLEMENT_KIND, "")
    .replace(/./gu, (letter) => LATIN[letter]?.[0] ?? letter)
    .replace(/[^a-z0-9]+/g, "");
  // People write two letters in different ways: Sofiya and Sofia, Burgas and Bourgas.
  return plain
    .replace(/y/g, "i")
    .replace(/ou/g, "u")
    .replace(/(.)\1+/g, "$1");
}
