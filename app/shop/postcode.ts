const DIGITS = (count: number) => new RegExp(`^\\d{${count}}$`);
const THREE_AND_TWO = /^\d{3} ?\d{2}$/;

/** Postcodes by country where their form is fixed; in the others any short code will do. */
const POSTCODES: Record<string, RegExp> = {
  BG: /^[1-9]\d{3}$/,
  AT: DIGITS(4),
  BE: DIGITS(4),
  CH: DIGITS(4),
  CY: DIGITS(4),
  CZ: THREE_AND_TWO,
  DE: DIGITS(5),
  DK: DIGITS(4),
  EE: DIGITS(5),
  ES: DIGITS(5),
  FI: DIGITS(5),
  FR: DIGITS(5),
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  GR: THREE_AND_TWO,
  HR: DIGITS(5),
  HU: DIGITS(4),
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  IT: DIGITS(5),
  LT: /^(LT-)?\d{5}$/i,
  LU: DIGITS(4),
  LV: /^(LV-)?\d{4}$/i,
  MK: DIGITS(4),
  MT: /^[A-Z]{3} ?\d{4}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  RO: DIGITS(6),
  RS: DIGITS(5),
  SE: THREE_AND_TWO,
  SI: DIGITS(4),
  SK: THREE_AND_TWO,
  TR: DIGITS(5),
};
const ANY_POSTCODE = /^[a-z0-9][a-z0-9 -]{1,9}$/i;

/** True for a postcode as that country (ISO code) writes them. */
export function isPostcode(postcode: string, country: string): boolean {
  return ((Object.hasOwn(POSTCODES, country) && POSTCODES[country]) || ANY_POSTCODE).test(postcode);
}
