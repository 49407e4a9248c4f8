import { SEARCH_SYNONYMS } from "../../config/search-synonyms/en.ts";
import { createLatinLanguage } from "./latin-language.ts";

const VOWEL = /[aeiouy]/;
const IRREGULAR: Record<string, string> = { men: "man", women: "woman", children: "child" };
/** Nouns in -ing that aren't stemmed like verbs: "leggings" aren't legs. */
const NOUNS = new Set("legging clothing pudding bedding building wedding morning evening".split(" "));

/** American and British spellings of one word. */
const SPELLINGS: [pattern: RegExp, spelling: string][] = [
  [/(?<=..)our(?=$|ed$|ing$|less$)/, "or"],
  [/(?<=[bt])re$/, "er"],
  [/(?<=.)amme$/, "am"],
  [/(?<=...)([iy])s(?=e$|ed$|ing$)/, "$1z"],
  [/^grey$/, "gray"],
  [/(?<=..)ie$/, "y"],
];

/** A light stemmer: without the plural, -ing, -ed and a silent -e, in one spelling. `word`: lower case. */
export function stemEnglish(word: string): string {
  const singular = stripPlural(word);
  const spelled = SPELLINGS.reduce(
    (one, [pattern, spelling]) => one.replace(pattern, spelling),
    IRREGULAR[singular] ?? singular,
  );
  if (NOUNS.has(spelled)) return spelled;
  const base = stripVerb(spelled);
  return base.length > 3 && /[^aeiou]e$/.test(base) ? base.slice(0, -1) : base;
}

function stripPlural(word: string): string {
  if (word.length < 4 || !/[^su]s$/.test(word) || word.endsWith("is")) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function stripVerb(word: string): string {
  const base = /^(.{4,})(?:ing|(?<!e)ed)$/.exec(word)?.[1];
  if (!base || !VOWEL.test(base)) return word;
  return base.replace(/([bdgmnprt])\1$/, "$1");
}

/** English, for a shop whose names are Bulgarian where nobody has translated them. */
export const english = createLatinLanguage({
  code: "en",
  synonyms: SEARCH_SYNONYMS,
  prepare: (text) => text.replace(/(?<=\p{L})['’]s(?!\p{L})/giu, ""),
  stem: stemEnglish,
  stopWords: "a an and are at be by for from in is it its my of on or our that the this to with you your",
  offerWords:
    "cheap expensive affordable best good nice quality original price buy purchase order online shop store delivery " +
    "shipping sale offer deal discount promotion product item goods equipment gear",
  units: [
    ["milligram milligrams", "mg", 1],
    ["gram grams gramme grammes", "g", 1],
    ["kilo kilos kgs kilogram kilograms", "g", 1000],
    ["millilitre millilitres milliliter milliliters", "ml", 1],
    ["litre litres liter liters ltr", "ml", 1000],
    ["millimetre millimetres millimeter millimeters", "mm", 1],
    ["centimetre centimetres centimeter centimeters", "mm", 10],
    ["metre metres meter meters", "mm", 1000],
    ["capsule cap", "caps", 1],
    ["tablet tab", "tabs", 1],
    ["sachet", "sachets", 1],
    ["dose serving servings", "doses", 1],
    ["pc piece pieces", "pcs", 1],
  ],
  details: "with of from by",
  purposes: "for without against",
  conjunctions: "and or",
  forms: "powder capsule tablet softgel extract complex blend mix crystal formula set pair sample drop",
  accessories:
    "rack stand holder case cover lid hook shelf collar programme program plan guide journal cookbook engraving " +
    "sticker",
});
