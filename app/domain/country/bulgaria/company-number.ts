const FIRST_NINE = [
  [1, 2, 3, 4, 5, 6, 7, 8],
  [3, 4, 5, 6, 7, 8, 9, 10],
] as const;
const LAST_FOUR = [
  [2, 7, 3, 5],
  [4, 9, 5, 7],
] as const;

/** Parses a company number (EIK, BULSTAT) such as "206 184 532" or "BG206184534": its digits, or null. */
export function parseCompanyNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, "").replace(/^BG(?=\d)/i, "");
  return isCompanyNumber(digits) ? digits : null;
}

/** Parses a Bulgarian VAT number, "BG" and 9 or 10 digits, spaces allowed; null when invalid. */
export function parseVatNumber(text: string): string | null {
  const number = text.replace(/[\s-]/g, "").toUpperCase();
  return /^BG\d{9,10}$/.test(number) ? number : null;
}

/** Nine digits, or thirteen for a branch, the last of each group being a check digit (BULSTAT register). */
function isCompanyNumber(digits: string): boolean {
  if (!/^(\d{9}|\d{13})$/.test(digits)) return false;
  const [...all] = digits;
  const numbers = all.map(Number);
  if (checkDigit(numbers.slice(0, 8), FIRST_NINE) !== numbers[8]) return false;
  return numbers.length === 9 || checkDigit(numbers.slice(8, 12), LAST_FOUR) === numbers[12];
}

// A remainder of 10 is recalculated with the second weights; if it is 10 again, the digit is 0.
function checkDigit(digits: number[], [first, second]: readonly [readonly number[], readonly number[]]): number {
  const remainder = (weights: readonly number[]) =>
    digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11;
  const once = remainder(first);
  return once < 10 ? once : remainder(second) % 10;
}
