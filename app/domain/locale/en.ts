export const language = "en";
/** British English, which Europe's shops and schools use: days before months, and no dollars. */
export const tag = "en-GB";
export const decimalMark = ".";
export const thousandsMark = ",";
export const groupedFrom = 4;
/** Names that nobody has translated have Bulgarian units. */
export const units = ["g", "kg", "ml", "l", "mm", "cm", "m", "pcs", "г", "кг", "мл", "л", "мм", "см", "м", "бр"];
/** Nonfiction (Brysbaert, 2019). */
export const wordsPerMinute = 238;

/** "€12.50", and "BGN 25.00" as banks and currency converters write it: a foreigner may not know what "lv." is. */
export const writeMoney = (number: string, currency: string) =>
  currency === "EUR" ? `€${number}` : `${currency}\u00a0${number}`.trim();

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/** "5 Mar 2026": Americans would read 05/03/2026 as a day in May. */
export const writeDate = (day: string, month: string, year: string) =>
  `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
