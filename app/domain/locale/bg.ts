export const language = "bg";
export const tag = "bg-BG";
export const decimalMark = ",";
export const thousandsMark = "\u00a0";
export const groupedFrom = 5;
export const units = ["г", "кг", "мл", "л", "мм", "см", "м", "бр"];
export const wordsPerMinute = 180;

const SIGNS: Record<string, string> = { BGN: "лв.", EUR: "€" };

export const writeMoney = (number: string, currency: string) => `${number}\u00a0${SIGNS[currency] ?? currency}`.trim();

export const writeDate = (day: string, month: string, year: string) => `${day}.${month}.${year}`;
