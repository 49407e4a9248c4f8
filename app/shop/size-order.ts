import { THOUSANDS } from "../config/units";

const LETTERS = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl", "4xl", "5xl", "6xl"];
const IN_THOUSANDS = new RegExp(String.raw`\d[\s-]*(?:${THOUSANDS.join("|")})(?!\p{L})`, "iu");

/** Sorts sizes: letters from xxs to 6xl, then numbers by value, then the rest by the alphabet (specification §9). */
export function compareSizes(a: string, b: string): number {
  return rank(a) - rank(b) || measure(a) - measure(b) || a.localeCompare(b, "bg") || (a < b ? -1 : Number(a > b));
}

function rank(size: string): number {
  const letter = LETTERS.indexOf(size.trim().toLowerCase());
  if (letter >= 0) return letter;
  return Number.isFinite(measure(size)) && measure(size) > 0 ? LETTERS.length : LETTERS.length + 1;
}

// "42", "42,5", "900 g" and "1-kg" count by their number; text alone has none.
function measure(size: string): number {
  if (LETTERS.includes(size.trim().toLowerCase())) return 0;
  const number = /^\s*(\d+(?:[.,]\d+)?)/.exec(size)?.[1];
  return number ? Number(number.replace(",", ".")) * unitFactor(size) : 0;
}

function unitFactor(size: string): number {
  return IN_THOUSANDS.test(size) ? 1000 : 1;
}
