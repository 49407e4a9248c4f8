/**
 * What a language decides besides texts. Each language has a module with these exports, which a build imports as
 * `#locale` (docs/languages.md). They are separate constants, so that a page loads only those that it uses.
 */

/** BCP 47 subtag, for the `lang` of pages, names of countries, and the order of names. */
export const language = "bg";
/** The same with its region, for search engines and link previews. */
export const tag: string = "bg-BG";
export const decimalMark: string = ",";
export const thousandsMark: string = "\u00a0";
/** The digits before the decimal mark from which on a number has thousands marks. */
export const groupedFrom: number = 5;
/** Units that stay on the line of their number, as names in the catalog write them. */
export const units: readonly string[] = ["г", "кг", "мл", "л", "мм", "см", "м", "бр"];
/** How fast people read a text. */
export const wordsPerMinute: number = 180;

const SIGNS: Record<string, string> = { BGN: "лв.", EUR: "€" };

/** Adds the currency (ISO 4217) to a formatted number without a sign. A currency of "" adds none. */
export const writeMoney = (number: string, currency: string) => `${number}\u00a0${SIGNS[currency] ?? currency}`.trim();

/** Writes a date from its digits: "05", "03", "2026". */
export const writeDate = (day: string, month: string, year: string) => `${day}.${month}.${year}`;
