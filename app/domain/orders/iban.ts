/** As a bank wants it: without blanks, in capitals. */
export function normaliseIban(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/** ISO 13616: country, two check digits, and what of all that is 1 modulo 97. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** Grouped by four, as it is printed. What isn't an IBAN stays as it is. */
export function formatIban(iban: string): string {
  return isIban(iban) ? iban.replaceAll(/(.{4})(?=.)/g, "$1 ") : iban;
}
