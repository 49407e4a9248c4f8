import { language } from "#locale";
import { THOUSANDS } from "../../config/units";
import { onFirstUse } from "../values/on-first-use";

const LETTERS = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl", "4xl", "5xl", "6xl"];

// "42", "42,5", "900 g" and "1-kg" are sorted by their number, a range by its first number.
const NUMBER = /^\s*(\d+(?:[.,]\d+)?)/;

const IN_THOUSANDS = new RegExp(String.raw`\d[\s-]*(?:${THOUSANDS.join("|")})(?!\p{L})`, "iu");

const alphabet = onFirstUse(() => new Intl.Collator(language, { numeric: true }));

// As WordPress's database sorts names: Latin before Cyrillic, a capital letter like a small one.
const byLetter = onFirstUse(() => new Intl.Collator("en", { sensitivity: "base" }));
const byNumber = onFirstUse(() => new Intl.Collator("en", { sensitivity: "base", numeric: true }));

/** A text with the key by which it is sorted. */
export interface Size {
  text: string;
  /** Letter sizes come first, then numbers, then the rest. */
  rank: number;
  amount: number;
}

/** The same items by the size in their text: letters from xxs to 6xl, then numbers by value, then the rest alphabetically. */
export function sortBySize<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const sized = items.map((item) => ({ item, size: readSize(textOf(item)) }));
  return sized.toSorted((a, b) => compareSizes(a.size, b.size)).map(({ item }) => item);
}

/**
 * Options as shoppers see them: sorted by size if most of them are sizes, else as the merchant sorted them. If that is
 * alphabetical, numbers inside the texts count by value, as in "№ 2, № 10".
 */
export function orderOptions<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const texts = items.map(textOf);
  const sizes = texts.filter((text) => readSize(text).rank <= LETTERS.length);
  if (sizes.length * 2 > items.length) return sortBySize(items, textOf);
  const isByName = texts.every((text, place) => place === 0 || byLetter().compare(texts[place - 1]!, text) <= 0);
  return isByName ? items.toSorted((a, b) => byNumber().compare(textOf(a), textOf(b))) : items.slice();
}

/** Compares two texts by the alphabet of the language, numbers inside by value; 0 for equal texts only. */
export function compareTexts(a: string, b: string): number {
  return alphabet().compare(a, b) || (a < b ? -1 : Number(a > b));
}

/** Compares two sizes in the order of `sortBySize`. */
export function compareSizes(a: Size, b: Size): number {
  return a.rank - b.rank || a.amount - b.amount || compareTexts(a.text, b.text);
}

/** Parses a text as a size, so that it is parsed once when many sizes are compared. */
export function readSize(text: string): Size {
  const letter = LETTERS.indexOf(toLetters(text));
  if (letter >= 0) return { text, rank: letter, amount: 0 };
  const number = NUMBER.exec(text)?.[1];
  if (number === undefined) return { text, rank: LETTERS.length + 1, amount: 0 };
  return { text, rank: LETTERS.length, amount: Number(number.replace(",", ".")) * unitFactor(text) };
}

// "XX-L" and "2XL" are "xxl".
function toLetters(size: string): string {
  const letters = size.toLowerCase().replace(/[\s-]/g, "");
  return letters.replace(/^[23](?=x)/, (times) => "x".repeat(Number(times) - 1));
}

function unitFactor(size: string): number {
  return IN_THOUSANDS.test(size) ? 1000 : 1;
}
