/** Postcodes of digits alone, each form with the countries that write it. */
const OF_DIGITS: [form: RegExp, countries: string][] = [
  [/^[1-9]\d{3}$/, "BG"],
  [/^\d{4}$/, "AT BE CH CY DK HU LU MK SI"],
  [/^\d{5}$/, "DE EE ES FI FR HR IT RS TR"],
  [/^\d{6}$/, "RO"],
  [/^\d{3} ?\d{2}$/, "CZ GR SE SK"],
];
/** Those with letters or a hyphen. In the countries that stand nowhere any short code will do. */
const OF_MORE: typeof OF_DIGITS = [
  [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, "GB"],
  [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, "IE"],
  [/^(LT-)?\d{5}$/i, "LT"],
  [/^(LV-)?\d{4}$/i, "LV"],
  [/^[A-Z]{3} ?\d{4}$/i, "MT"],
  [/^\d{4} ?[A-Z]{2}$/i, "NL"],
  [/^\d{2}-\d{3}$/, "PL"],
  [/^\d{4}-\d{3}$/, "PT"],
];
const ANY_POSTCODE = /^[a-z0-9][a-z0-9 -]{1,9}$/i;

/** True for a postcode as that country (ISO code) writes them. */
export function isPostcode(postcode: string, country: string): boolean {
  return (findForm(OF_DIGITS, country) ?? findForm(OF_MORE, country) ?? ANY_POSTCODE).test(postcode);
}

/** Whether that country's postcodes are of digits alone; false where their form isn't known. */
export function isPostcodeOfDigits(country: string): boolean {
  return findForm(OF_DIGITS, country) !== undefined;
}

function findForm(forms: typeof OF_DIGITS, country: string): RegExp | undefined {
  return forms.find(([, countries]) => countries.split(" ").includes(country))?.[0];
}
