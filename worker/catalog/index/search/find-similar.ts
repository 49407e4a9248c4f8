import type { SearchLanguage } from "../../../../app/domain/search/search-language.ts";
import { hasBit } from "../encoding/bits.ts";
import type { CatalogIndex } from "../open-index.ts";

/** One error is tolerated in words of at least four letters, two if either word has nine. */
const ONE_ERROR_LETTERS = 4;

const TWO_ERRORS_LETTERS = 9;

/**
 * Shorter words resemble too many others. Their first letter must match, and a wrong consonant must sound alike:
 * „пудофка“ is „пудовка“, but „пелени“ isn't „печени“.
 */
const LONG_LETTERS = 6;

/** The sound of each letter of a key; 0 for vowels. */
function listSounds(language: SearchLanguage): Uint8Array {
  const sounds = new Uint8Array(128);
  for (const [place, letters] of language.sounds.entries())
    for (const letter of letters) sounds[letter.charCodeAt(0)] = place + 1;
  return sounds;
}

interface SimilarWord {
  word: number;
  errors: number;
}

interface SimilarOptions {
  counter: StepCounter;
  /** Additional errors, for corrections. */
  more?: number;
}

/**
 * Words of names within a small edit distance of a key (insertion, deletion, substitution, transposition): those with
 * the fewest errors. Walks the sorted dictionary once, with a Levenshtein table whose rows words with the same prefix
 * share, and skips all words of a prefix with too many errors.
 */
export function findSimilar(index: CatalogIndex, keys: readonly string[], options: SimilarOptions): SimilarWord[] {
  const best = keys.map((key) => walk(index, key, options));
  const least = Math.min(...best.flat().map(({ errors }) => errors));
  const found = new Map(best.flat().map((one) => [one.word, one]));
  return [...found.values()].filter(({ errors }) => errors === least);
}

function walk(index: CatalogIndex, key: string, { counter, more = 0 }: SimilarOptions): SimilarWord[] {
  const { words, namedWords, language } = index;
  if (/\d/.test(key) || key.length < ONE_ERROR_LETTERS) return [];
  const isLong = key.length >= LONG_LETTERS;
  // A key of fewer than seven letters is more than two errors away from words of nine.
  const table = new ErrorTable(key, (key.length + 2 >= TWO_ERRORS_LETTERS ? 2 : 1) + more, listSounds(language));
  const found: SimilarWord[] = [];
  let offset = 0;
  /** The longest prefix of the last word that may still match; words that share more are skipped. */
  let alive = 0;
  for (let word = 0; word < words.size; word++) {
    const shared = words.bytes[offset]!;
    const length = shared + words.bytes[offset + 1]!;
    const start = offset + 2 - shared;
    offset += 2 + words.bytes[offset + 1]!;
    if (shared > alive) continue;
    alive = shared;
    while (alive < length && table.push(alive, words.bytes[start + alive]!)) alive++;
    counter.steps += 1 + alive - shared;
    if (alive < length || length < ONE_ERROR_LETTERS || !hasBit(namedWords, word)) continue;
    if (!isLong && table.first !== key.charCodeAt(0)) continue;
    const errors = table.errorsAt(length);
    const allowed = Math.max(key.length, length) >= TWO_ERRORS_LETTERS ? 2 : 1;
    if (errors <= allowed + more) found.push({ word, errors });
  }
  return found;
}

/** Row n: the edit distances between the first n letters of a word and each prefix of the key. */
class ErrorTable {
  readonly #key: string;
  readonly #most: number;
  readonly #sounds: Uint8Array;
  readonly #rows: Uint8Array[] = [];
  readonly #letters: number[] = [];

  constructor(key: string, most: number, sounds: Uint8Array) {
    this.#key = key;
    this.#most = most;
    this.#sounds = sounds;
    this.#rows[0] = Uint8Array.from({ length: key.length + 1 }, (_, place) => place);
  }

  /** The word's first letter. */
  get first(): number {
    return this.#letters[0] ?? 0;
  }

  /** Adds a letter after the first `depth`; false if no word with the resulting prefix can match. */
  push(depth: number, letter: number): boolean {
    const above = this.#rows[depth]!;
    const row = (this.#rows[depth + 1] ??= new Uint8Array(above.length));
    this.#letters[depth] = letter;
    row[0] = depth + 1;
    let fewest = row[0]!;
    const sound = this.#key.length < LONG_LETTERS ? this.#sounds[letter]! : 0;
    for (let place = 1; place < row.length; place++) {
      const own = this.#key.charCodeAt(place - 1);
      const isOther = sound > 0 && this.#sounds[own]! > 0 && this.#sounds[own] !== sound;
      const exchanged = own === letter ? 0 : isOther ? 2 : 1;
      let errors = Math.min(above[place]! + 1, row[place - 1]! + 1, above[place - 1]! + exchanged);
      const isExchanged =
        depth > 0 && place > 1 && own === this.#letters[depth - 1] && letter === this.#key.charCodeAt(place - 2);
      if (isExchanged) errors = Math.min(errors, this.#rows[depth - 1]![place - 2]! + 1);
      row[place] = errors;
      if (errors < fewest) fewest = errors;
    }
    return fewest <= this.#most;
  }

  /** The distance between the first `length` letters and the key. */
  errorsAt(length: number): number {
    return this.#rows[length]!.at(-1)!;
  }
}

/** Counts what a search reads. */
export interface StepCounter {
  steps: number;
}
