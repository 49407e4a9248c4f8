import { hasBit } from "../encoding/bitset.ts";
import type { CatalogIndex } from "../open-index.ts";

/** Both words have four letters at least where they differ by one error; two are allowed from nine on. */
const ONE_ERROR_LETTERS = 4;

const TWO_ERRORS_LETTERS = 9;

/** Shorter words are like too many others: their first letter must be right, and what is begun has no error. */
const LONG_LETTERS = 6;

interface SimilarWord {
  word: number;
  errors: number;
}

interface SimilarOptions {
  /** Whether a word may go on behind what is like it. */
  isLast: boolean;
  counter: StepCounter;
  /** For corrections, which may be bolder: as many errors more. */
  more?: number;
}

/**
 * Words of names that differ from a key by few errors, a letter too many, too few, wrong, or two exchanged: those with the
 * fewest. Walks the sorted dictionary once and works out each shared beginning once (Levenshtein's table, row by row); a
 * beginning with too many errors is passed over with all words that share it.
 */
export function findSimilar(index: CatalogIndex, keys: readonly string[], options: SimilarOptions): SimilarWord[] {
  const best = keys.map((key) => walk(index, key, options));
  const least = Math.min(...best.flat().map(({ errors }) => errors));
  const found = new Map(best.flat().map((one) => [one.word, one]));
  return [...found.values()].filter(({ errors }) => errors === least);
}

function errorsAllowed(key: string): number {
  if (/\d/.test(key) || key.length < ONE_ERROR_LETTERS) return 0;
  return key.length >= TWO_ERRORS_LETTERS ? 2 : 1;
}

function walk({ words, namedWords }: CatalogIndex, key: string, options: SimilarOptions): SimilarWord[] {
  const allowed = errorsAllowed(key);
  if (allowed === 0) return [];
  const most = allowed + (options.more ?? 0);
  const table = new ErrorTable(key, most);
  const found: SimilarWord[] = [];
  let offset = 0;
  /** Longest beginning of the last word that may still be like the key; a word that shares more is passed over. */
  let alive = 0;
  for (let word = 0; word < words.size; word++) {
    const shared = words.bytes[offset]!;
    const length = shared + words.bytes[offset + 1]!;
    const start = offset + 2 - shared;
    offset += 2 + words.bytes[offset + 1]!;
    if (shared > alive) continue;
    alive = shared;
    while (alive < length && table.push(alive, words.bytes[start + alive]!)) alive++;
    options.counter.steps += 1 + alive - shared;
    const isWhole = alive === length;
    const isLong = key.length >= LONG_LETTERS;
    if (!hasBit(namedWords, word) || length < ONE_ERROR_LETTERS) continue;
    if (!isLong && table.first !== key.charCodeAt(0)) continue;
    const errors = isWhole ? table.errorsAt(length) : most + 1;
    const begun = options.isLast && isLong ? Math.max(1, table.leastUpTo(alive)) : most + 1;
    if (errors <= most) found.push({ word, errors });
    else if (begun <= 1) found.push({ word, errors: begun });
  }
  return found;
}

/** Row n has the errors between the first n letters of a word and each beginning of the key. */
class ErrorTable {
  readonly #key: string;
  readonly #most: number;
  readonly #rows: Uint8Array[] = [];
  readonly #letters: number[] = [];
  /** By row, the fewest errors with the whole key so far. */
  readonly #least: number[] = [];

  constructor(key: string, most: number) {
    this.#key = key;
    this.#most = most;
    this.#rows[0] = Uint8Array.from({ length: key.length + 1 }, (_, place) => place);
    this.#least[0] = key.length;
  }

  /** The word's first letter. */
  get first(): number {
    return this.#letters[0] ?? 0;
  }

  /** Adds a letter behind the first `depth`; false, and nothing added, if no word that begins so can be like the key. */
  push(depth: number, letter: number): boolean {
    const above = this.#rows[depth]!;
    const row = (this.#rows[depth + 1] ??= new Uint8Array(above.length));
    this.#letters[depth] = letter;
    row[0] = depth + 1;
    let fewest = row[0]!;
    for (let place = 1; place < row.length; place++) {
      const own = this.#key.charCodeAt(place - 1);
      let errors = Math.min(above[place]! + 1, row[place - 1]! + 1, above[place - 1]! + Number(own !== letter));
      const isExchanged =
        depth > 0 && place > 1 && own === this.#letters[depth - 1] && letter === this.#key.charCodeAt(place - 2);
      if (isExchanged) errors = Math.min(errors, this.#rows[depth - 1]![place - 2]! + 1);
      row[place] = errors;
      if (errors < fewest) fewest = errors;
    }
    this.#least[depth + 1] = Math.min(this.#least[depth]!, row[row.length - 1]!);
    return fewest <= this.#most;
  }

  /** Errors between the first `length` letters and the key. */
  errorsAt(length: number): number {
    return this.#rows[length]!.at(-1)!;
  }

  /** The fewest errors between the key and a beginning of the first `length` letters. */
  leastUpTo(length: number): number {
    return this.#least[length]!;
  }
}

/** Counts what a search reads. */
export interface StepCounter {
  steps: number;
}
