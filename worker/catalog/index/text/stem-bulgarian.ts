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

/** The possible stems of a word that may end in an article: „водата“ is „вода“, but „салата“ isn't „сала“. */
export function possibleStems(word: string): string[] {
  const bare = stripShortArticle(word);
  return [...new Set(bare === word ? [stem(word)] : [stem(word), stem(bare)])];
}

/** Removes article, plural and gender endings. */
export function stripInflection(word: string): string {
  if (word.length <= LETTERS_MIN) return word;
  return stripVowels(stripPlural(stripArticle(word)));
}

function stripArticle(word: string): string {
  if (word.length > 6 && /(ият|ьят)$/.test(word)) return word.slice(0, -2);
  if (word.length > 5 && /[ъя]т$/.test(word)) return word.slice(0, -2);
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

// Vowels that alternate between the last consonants („черен“, „черна“; „литър“, „литри“), and sound changes.
function normalizeStem(word: string): string {
  let stemmed = word;
  if (stemmed.length > 4) stemmed = stemmed.replace(/ен$/, "н").replace(/ъ([^аъоуеияю])$/, "$1");
  return stemmed.replace(/я([^аъоуеияю]+)$/, "е$1").replace(/ц$/, "к");
}
