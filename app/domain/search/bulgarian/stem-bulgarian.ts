/**
 * A light stemmer for Bulgarian nouns and adjectives, after J. Savoy ("Searching Strategies for the Bulgarian Language", 2007),
 * with his minimum lengths. Differences: words in -ия, -ий and -ие lose both vowels; final ц becomes к („ръкавица“,
 * „ръкавици“, „езици“); я before the last consonants becomes е („бял“, „бели“); an article is removed only if the rest can be
 * a word.
 */

const VOWELS = "аъоуеияю";
const LETTERS_MIN = 3;

/** The stem shared by all inflected forms of a word. `word`: Cyrillic in lower case; up to three letters only sounds change. */
export function stem(word: string): string {
  return normalizeStem(stripInflection(word));
}

/**
 * The possible stems of a word with an ambiguous ending: „водата“ is „вода“, but „салата“ isn't „сала“; „долнища“ is „долнище“, but
 * „пътища“ is „път“.
 */
export function possibleStems(word: string): string[] {
  const others = [stripShortArticle(word), word.replace(/ища(та)?$/, "ище")];
  return [...new Set([word, ...others].map(stem))];
}

/** Removes article, plural and gender endings. */
function stripInflection(word: string): string {
  if (word.length <= LETTERS_MIN) return word;
  return stripVowels(stripPlural(stripArticle(word)));
}

function stripArticle(word: string): string {
  if (word.length > 6 && /(ият|ьят)$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && /[ъя]т$/.test(word)) return word.slice(0, -2);
  const rest = word.slice(0, -2);
  if (rest.length >= 5 && /(та|то|те)$/.test(word) && VOWELS.includes(rest.at(-1)!)) return rest;
  if (rest.length >= 4 && /(о|е)то$|[иеа]те$|ета$/.test(word)) return rest;
  if (rest.length >= 4 && word.endsWith("тта")) return rest;
  return word;
}

function stripShortArticle(word: string): string {
  return /[аяое]та$/.test(word) && word.length >= 5 && stripArticle(word) === word ? word.slice(0, -2) : word;
}

function stripPlural(word: string): string {
  if (word.length > 5 && /(ове|еве|овци|ища)$/.test(word)) return word.replace(/(ове|еве|ци|ища)$/, "");
  return word;
}

function stripVowels(word: string): string {
  if (word.length > 4 && /и[яйие]$/.test(word)) return word.slice(0, -2);
  return word.length > LETTERS_MIN && /[аяоеий]$/.test(word) ? word.slice(0, -1) : word;
}

// Unifies vowels that alternate („черен“, „черна“; „литър“, „литри“; „гръб“, „гърба“), and other sound changes.
function normalizeStem(word: string): string {
  let stemmed = word.replace(/([^аъоуеияю])([рл])ъ(?=[^аъоуеияю])/, "$1ъ$2");
  if (stemmed.length > 4) stemmed = stemmed.replace(/ен$/, "н").replace(/ъ([^аъоуеияю])$/, "$1");
  return stemmed.replace(/я([^аъоуеияю]+)$/, "е$1").replace(/ц$/, "к");
}

/** Suffixes that derive adjectives from nouns: „протеинов“, „магнезиев“, „памучен“, „дамски“, „мъжки“, „енергийна“; „барче“, „торбичка“. */
const ADJECTIVE_SUFFIXES = ["ов", "ев", "иев", "ен", "иен", "ийн", "ск", "еск", "ическ"];
const SUFFIXES = [...ADJECTIVE_SUFFIXES, "к", "ч", "ичк"];
const BASE_LETTERS_MIN = 3;
/** Suffixes that follow longer stems only: „кафяв“ isn't derived from „кафе“. */
const LONG_BASE = /[ое]в$/;
const LONG_BASE_LETTERS_MIN = 4;

/** Stems of words that a word is derived from, or that one suffix derives from it. `word`: Cyrillic in lower case. */
export function deriveStems(word: string): string[] {
  const base = stripInflection(word);
  if (base.length < BASE_LETTERS_MIN) return [];
  const joined = SUFFIXES.filter((suffix) => canJoin(base, suffix)).map((suffix) => base + suffix);
  const longer = [...joined, `${base.replace(/[кц]$/, "ч")}ен`];
  return [...new Set([...longer, ...shorten(base)].map(stem))].filter((one) => one !== stem(word));
}

/** Stems of the adjectives of a noun: „мериносов“. `word`: Cyrillic in lower case. */
export function deriveAdjectives(word: string): string[] {
  const base = stripInflection(word);
  return ADJECTIVE_SUFFIXES.filter((suffix) => canJoin(base, suffix)).map((suffix) => stem(base + suffix));
}

function shorten(base: string): string[] {
  const withVowel = base.replace(/([^аъоуеияю])н$/, "$1ен");
  const bases = SUFFIXES.filter((suffix) => withVowel.endsWith(suffix))
    .filter((suffix) => canJoin(withVowel.slice(0, -suffix.length), suffix))
    .map((suffix) => withVowel.slice(0, -suffix.length));
  return bases.flatMap((one) => [one, one.replace(/ч$/, "к")]);
}

function canJoin(base: string, suffix: string): boolean {
  if ((suffix === "к" && !/[жшч]$/.test(base)) || (suffix === "ск" && base.endsWith("с"))) return false;
  return base.length >= (LONG_BASE.test(suffix) ? LONG_BASE_LETTERS_MIN : BASE_LETTERS_MIN);
}
