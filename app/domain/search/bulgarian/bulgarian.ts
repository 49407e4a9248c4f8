import { SEARCH_SYNONYMS } from "../../../config/search-synonyms/bg.ts";
import { BULGARIAN_UNITS, createUnits } from "../measures.ts";
import type { SearchLanguage } from "../search-language.ts";
import { foldWord, isCyrillic } from "./fold-word.ts";
import { retype } from "./keyboard.ts";
import { isPurposeAfter, kindOf, splitName } from "./name-parts.ts";
import { sortKey } from "./sort-key.ts";
import { deriveAdjectives, deriveStems, possibleStems, stem } from "./stem-bulgarian.ts";
import { isStopWord } from "./stop-words.ts";
import { otherReadingsOf, readingsOf } from "./transliterate.ts";

const OFFER_WORDS = new Set(
  (
    "евтин скъп изгоден добър хубав качествен оригинален цена купувам поръчам поръчка онлайн магазин доставка " +
    "промоция намаление отстъпка разпродажба продукт артикул стока принадлежност екипировка оборудване"
  )
    .split(" ")
    .map(stem),
);

/** Bulgarian in either alphabet, with English words as they are. */
export const bulgarian: SearchLanguage = {
  code: "bg",
  synonyms: SEARCH_SYNONYMS,
  prepare: (text) => text,
  fold: foldWord,
  readings: readingsOf,
  otherReadings: otherReadingsOf,
  stems: (reading) => (isCyrillic(reading) ? possibleStems(reading) : [reading]),
  derivedStems: (reading) => (isCyrillic(reading) ? deriveStems(reading) : []),
  adjectiveStems: (reading) => (isCyrillic(reading) ? deriveAdjectives(reading) : []),
  // For English words only: Bulgarian ones are stemmed.
  toSingular: (word) => word.replace(/^([a-z]{3,})s$/, "$1"),
  isStopWord,
  isOfferWord: (reading) => OFFER_WORDS.has(stem(reading)),
  unitOf: createUnits(BULGARIAN_UNITS),
  splitName,
  kindOf,
  isPurposeAfter,
  retype,
  sounds: ["bp", "vf", "dt", "gkh", "jw", "sz", "q", "c", "l", "r", "m", "n"],
  sortKey,
};
