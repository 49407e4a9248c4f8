import { THOUSANDS } from "../../config/units";
import { SWATCHES } from "../../config/swatches";
import type { Term } from "./product";

const LETTERS = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl", "4xl", "5xl", "6xl"];

const NUMBER = /^\s*(\d+(?:[.,]\d+)?)/;

const IN_THOUSANDS = new RegExp(String.raw`\d[\s-]*(?:${THOUSANDS.join("|")})(?!\p{L})`, "iu");

/** Compares sizes: letters from xxs to 6xl, then numbers by value, then the rest alphabetically. */
export function compareSizes(a: string, b: string): number {
  return rank(a) - rank(b) || measure(a) - measure(b) || a.localeCompare(b, "bg") || (a < b ? -1 : Number(a > b));
}

function rank(size: string): number {
  const letter = LETTERS.indexOf(toLetters(size));
  return letter >= 0 ? letter : LETTERS.length + Number(!NUMBER.test(size));
}

// "XX-L" and "2XL" are "xxl".
function toLetters(size: string): string {
  const letters = size.toLowerCase().replace(/[\s-]/g, "");
  return letters.replace(/^[23](?=x)/, (times) => "x".repeat(Number(times) - 1));
}

// "42", "42,5", "900 g" and "1-kg" sort by their number, a range by its first; text has none.
function measure(size: string): number {
  const number = rank(size) === LETTERS.length && NUMBER.exec(size)?.[1];
  return number ? Number(number.replace(",", ".")) * unitFactor(size) : 0;
}

function unitFactor(size: string): number {
  return IN_THOUSANDS.test(size) ? 1000 : 1;
}

/** Color of each term, by slug; null unless every term has one, because partial swatches would mislead. */
export function swatchesOf(options: Term[]): Map<string, string> | null {
  const known = options.filter((option) => Object.hasOwn(SWATCHES, option.slug));
  return known.length > 0 && known.length === options.length
    ? new Map(known.map(({ slug }) => [slug, SWATCHES[slug]!]))
    : null;
}
