/** Normalizes an IBAN: no spaces, upper case. */
export function normalizeIban(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/** Whether the value is a valid IBAN (ISO 13616): country, two check digits, remainder 1 modulo 97. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** Formats an IBAN in groups of four; other values stay unchanged. */
export function formatIban(iban: string): string {
  return isIban(iban) ? iban.replaceAll(/(.{4})(?=.)/g, "$1 ") : iban;
}
