/**
 * What a language decides besides texts. Each language has a module with these exports, which a build imports as
 * `#locale` (docs/languages.md). They are separate constants, so that a page loads only those that it uses.
 */
export interface Locale {
  /** BCP 47 subtag, for the `lang` of pages, names of countries, and the sort order of names. */
  language: string;
  /** The same with its region, for search engines and link previews. */
  tag: string;
  decimalMark: string;
  thousandsMark: string;
  /** From this number of digits before the decimal mark, a number has thousands marks. */
  groupedFrom: number;
  /** Units that stay on the line of their number, as names in the catalog write them. */
  units: readonly string[];
  /** How fast people read a text. */
  wordsPerMinute: number;
  /** Adds the currency (ISO 4217) to a formatted number without a sign. A currency of "" adds none. */
  writeMoney: (number: string, currency: string) => string;
  /** Writes a date from its digits: "05", "03", "2026". */
  writeDate: (day: string, month: string, year: string) => string;
}
