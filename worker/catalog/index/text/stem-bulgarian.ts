/**
 * A light stemmer for Bulgarian nouns and adjectives, after the rules that J. Savoy published ("Searching Strategies for
 * the Bulgarian Language", 2007), with his minima of length. Differs from them in general: words in -ия, -ий and -ие lose
 * both vowels; ц ends like к („ръкавица“, „ръкавици“, „езици“); я before the last consonants is е („бял“, „бели“); an
 * article is only taken off where what is left can be a word.
 */

const VOWELS = "аъоуеияю";
const LETTERS_MIN = 3;

/** What all inflected forms of a word share. `word`: Cyrillic in lower case; of three letters or fewer only sounds change. */
export function stem(word: string): string {
  return normalise(stripInflection(word));
}

/** The stems that a word may have where its ending may be an article: „водата“ is „вода“, „салата“ isn't „сала“. */
export function possibleStems(word: string): string[] {
  const bare = stripShortArticle(word);
  return [...new Set(bare === word ? [stem(word)] : [stem(word), stem(bare)])];
}

/** A word without article, ending of the plural and of the gender. */
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

// Vowels that come and go between the last consonants („черен“, „черна“; „литър“, „литри“), and sounds that change.
function normalise(word: string): string {
  let stemmed = word;
  if (stemmed.length > 4) stemmed = stemmed.replace(/ен$/, "н").replace(/ъ([^аъоуеияю])$/, "$1");
  return stemmed.replace(/я([^аъоуеияю]+)$/, "е$1").replace(/ц$/, "к");
}
