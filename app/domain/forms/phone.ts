import { phone as home } from "#country/rules";

const SEPARATORS = /[\s\-‐-–()./]/gu;
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/**
 * Parses a phone number such as 0888 123 456, +359 888-123-456 or 00359… into E.164, "+359888123456"; null when
 * invalid. A number without a calling code is one of the shop's country.
 */
export function parsePhone(text: string): string | null {
  const digits = text.replace(SEPARATORS, "").replace(/^00/, "+");
  if (digits.startsWith(home.callingCode)) return national(digits.slice(home.callingCode.length));
  if (digits.startsWith("+")) return INTERNATIONAL.test(digits.slice(1)) ? digits : null;
  return digits.startsWith(home.trunk) ? national(digits) : null;
}

function national(digits: string): string | null {
  const number = digits.startsWith(home.trunk) ? digits.slice(home.trunk.length) : digits;
  return home.national.test(number) ? home.callingCode + number : null;
}

/** Formats an E.164 number, "+359 888 123 456"; anything it doesn't recognize stays unchanged. */
export function formatPhone(phone: string): string {
  return (parsePhone(phone) ?? phone).replace(...home.groups).replaceAll(" ", "\u00a0");
}
