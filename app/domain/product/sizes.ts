import { THOUSANDS } from "../../config/units";
import { onFirstUse } from "../values/on-first-use";

const LETTERS = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl", "4xl", "5xl", "6xl"];

// "42", "42,5", "900 g" and "1-kg" sort by their number, a range by its first.
const NUMBER = /^\s*(\d+(?:[.,]\d+)?)/;

const IN_THOUSANDS = new RegExp(String.raw`\d[\s-]*(?:${THOUSANDS.join("|")})(?!\p{L})`, "iu");

const alphabet = onFirstUse(() => new Intl.Collator("bg"));

/** A text of which its place among others is known. */
export interface Size {
  text: string;
  /** Letters, then numbers, then the rest. */
  rank: number;
  amount: number;
}

/** The same items by the size in their text: letters from xxs to 6xl, then numbers by value, then the rest alphabetically. */
export function sortBySize<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const sized = items.map((item) => ({ item, size: readSize(textOf(item)) }));
  return sized.toSorted((a, b) => compareSizes(a.size, b.size)).map(({ item }) => item);
}

/** Compares two sizes in the order of `sortBySize`. */
export function compareSizes(a: Size, b: Size): number {
  return (
    a.rank - b.rank ||
    a.amount - b.amount ||
    alphabet().compare(a.text, b.text) ||
    (a.text < b.text ? -1 : Number(a.text > b.text))
  );
}

/** A text as a size; it is parsed once where many are compared. */
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
