const SEPARATORS = /[\s\-‐-–()./]/gu;
const BULGARIAN = /^[2-9]\d{6,8}$/;
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/**
 * Parses a phone number such as 0888 123 456, +359 888-123-456 or 00359… into E.164, "+359888123456"; null when
 * invalid. A number without a country code is Bulgarian.
 */
export function parsePhone(text: string): string | null {
  const digits = text.replace(SEPARATORS, "").replace(/^00/, "+");
  if (digits.startsWith("+359")) return bulgarian(digits.slice(4).replace(/^0/, ""));
  if (digits.startsWith("+")) return INTERNATIONAL.test(digits.slice(1)) ? digits : null;
  return digits.startsWith("0") ? bulgarian(digits.slice(1)) : null;
}

function bulgarian(national: string): string | null {
  return BULGARIAN.test(national) ? `+359${national}` : null;
}

/** Formats an E.164 number, "+359 888 123 456"; anything it doesn't recognize stays unchanged. */
export function formatPhone(phone: string): string {
  return (parsePhone(phone) ?? phone)
    .replace(/^(\+359)(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4")
    .replaceAll(" ", "\u00a0");
}
