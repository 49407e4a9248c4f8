import { addBit, createBitset, type Bitset } from "../encoding/bits.ts";
import { writeFrontCoded, type FrontCoded } from "../encoding/front-coding.ts";
import { PostingPool } from "../encoding/posting-pool.ts";
import {
  FIELD_BITS,
  FIELD_MASK,
  IN_HEAD,
  IN_NAME,
  IN_TEXT,
  writeWordPostings,
  type WordPostings,
} from "../encoding/word-postings.ts";
import { packSurface } from "../text/surface.ts";
import { keysOf, listWords, splitName, type IndexedWord, type Token } from "../text/tokenize.ts";
import { pruneTexts } from "./prune-texts.ts";

/** The dictionary with its postings, while an index is built. */
export class WordTable {
  readonly #byKey = new Map<string, number>();
  readonly #surfaces: string[] = [];
  readonly #terms = new Map<number, number[]>();
  readonly #postings = new PostingPool();
  readonly #inTexts: number[] = [];
  readonly #keys = new Map<string, readonly string[]>();

  /** Documents must ascend. A word that occurs in several fields counts where it weighs most. */
  addDocument(document: number, name: string, text: string): void {
    const [head, rest] = splitName(name);
    const fields = new Map<number, number>();
    const note = (words: IndexedWord[], field: number) => {
      for (const word of words) {
        const known = this.#find(word, field !== IN_TEXT);
        if (!fields.has(known)) fields.set(known, field);
      }
    };
    note(this.#listWords(head), IN_HEAD);
    note(this.#listWords(rest), IN_NAME);
    note(this.#listWords(text).filter(isTextWord), IN_TEXT);
    for (const [word, field] of fields) {
      this.#postings.append(word, ((document << FIELD_BITS) | field) >>> 0);
      if (field === IN_TEXT) this.#inTexts[word]!++;
    }
  }

  addTerm(term: number, name: string): void {
    for (const word of listWords(name)) {
      const known = this.#find(word, true);
      const terms = this.#terms.get(known);
      if (!terms) this.#terms.set(known, [term]);
      else if (terms.at(-1) !== term) terms.push(term);
    }
  }

  /** `size`: the number of documents. */
  write(size: number): { words: FrontCoded; surfaces: FrontCoded; postings: WordPostings; named: Bitset } {
    const isNamed = (word: number) => this.#terms.has(word) || this.#postings.count(word) > this.#inTexts[word]!;
    const pruned = pruneTexts(this.#inTexts, isNamed, size);
    const keys = [...this.#byKey].filter(([, word]) => isNamed(word) || !pruned.has(word));
    const sorted = keys.toSorted(([a], [b]) => (a < b ? -1 : 1));
    const named = createBitset(sorted.length);
    for (const [place, [, word]] of sorted.entries()) if (isNamed(word)) addBit(named, place);
    const readPostings = (word: number) => {
      const all = this.#postings.read(word);
      return pruned.has(word) ? all.filter((posting) => (posting & FIELD_MASK) !== IN_TEXT) : all;
    };
    const entries = function* (table: WordTable) {
      for (const [, word] of sorted) yield { terms: table.#terms.get(word) ?? [], postings: readPostings(word) };
    };
    return {
      words: writeFrontCoded(sorted.map(([key]) => key)),
      surfaces: writeFrontCoded(sorted.map(([, word]) => this.#surfaces[word]!)),
      postings: writeWordPostings(entries(this)),
      named,
    };
  }

  #listWords(text: string): IndexedWord[] {
    return listWords(text, (token) => this.#findKeys(token));
  }

  // Stemming dominates the build time, and words repeat: hence the cache.
  #findKeys(token: Token): readonly string[] {
    const known = this.#keys.get(token.text);
    if (known) return known;
    if (this.#keys.size >= CACHED_MAX) this.#keys.clear();
    const keys = keysOf(token);
    this.#keys.set(token.text, keys);
    return keys;
  }

  /** A word is displayed in its shortest form in names. */
  #find({ key, surface }: IndexedWord, isName: boolean): number {
    let word = this.#byKey.get(key);
    if (word === undefined) {
      word = this.#postings.create();
      this.#byKey.set(key, word);
      this.#surfaces.push("");
      this.#inTexts.push(0);
    }
    const shown = this.#surfaces[word]!;
    if (isName && surface && (shown === "" || surface.length < shown.length))
      this.#surfaces[word] = packSurface(surface);
    return word;
  }
}

const TEXT_LETTERS_MIN = 3;
const CACHED_MAX = 10_000;

/** Numbers and short words in texts carry no meaning without their context. */
function isTextWord({ key }: IndexedWord): boolean {
  return key.length >= TEXT_LETTERS_MIN && !/^\d/.test(key);
}
