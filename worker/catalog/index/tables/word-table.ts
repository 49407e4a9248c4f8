import type { SearchLanguage } from "../../../../app/domain/search/search-language.ts";
import { addBit, createBitset } from "../encoding/bits.ts";
import { writeFrontCoded } from "../encoding/front-coding.ts";
import { PostingPool } from "../encoding/posting-pool.ts";
import {
  FIELD_BITS,
  FIELD_MASK,
  IN_DETAILS,
  IN_HEAD,
  IN_PURPOSES,
  IN_TEXT,
  writeWordPostings,
  type NamedTerm,
} from "../encoding/word-postings.ts";
import type { CatalogIndex } from "../open-index.ts";
import { packSurface } from "../text/surface.ts";
import { keysOf, listWords, type IndexedWord, type Token } from "../text/tokenize.ts";
import { pruneTexts } from "./prune-texts.ts";

/** The dictionary with its postings, while an index is built. */
export class WordTable {
  readonly #byKey = new Map<string, number>();
  readonly #surfaces: string[] = [];
  readonly #terms = new Map<number, NamedTerm[]>();
  readonly #postings = new PostingPool();
  readonly #inTexts: number[] = [];
  /** For each word: in how many names it is the product itself, and in how many a purpose. */
  readonly #kinds: number[] = [];
  readonly #purposes: number[] = [];
  readonly #keys = new Map<string, readonly string[]>();
  readonly #language: SearchLanguage;

  constructor(language: SearchLanguage) {
    this.#language = language;
  }

  /** Documents must ascend. A word that occurs in several fields counts where it weighs most. */
  addDocument(document: number, name: string, text: string): void {
    const { head, details, purposes } = this.#language.splitName(name);
    const kinds = new Set(this.#listWords(this.#language.kindOf(name).noun).map((word) => this.#find(word, true)));
    const fields = new Map<number, number>();
    const note = (words: IndexedWord[], field: number) => {
      for (const word of words) {
        const known = this.#find(word, field !== IN_TEXT);
        if (!fields.has(known)) fields.set(known, field);
      }
    };
    note(this.#listWords(head), IN_HEAD);
    note(this.#listWords(details), IN_DETAILS);
    note(this.#listWords(purposes), IN_PURPOSES);
    note(this.#listWords(text).filter(isTextWord), IN_TEXT);
    for (const [word, field] of fields) {
      this.#postings.append(word, ((document << FIELD_BITS) | field) >>> 0);
      if (field === IN_TEXT) this.#inTexts[word]!++;
      if (field === IN_PURPOSES) this.#purposes[word]!++;
      if (kinds.has(word)) this.#kinds[word]!++;
    }
  }

  addTerm(term: number, name: string): void {
    const { noun, isList } = this.#language.kindOf(name);
    const kinds = new Set(isList ? [] : listWords(noun, this.#language).map(({ key }) => key));
    for (const word of listWords(name, this.#language)) {
      const known = this.#find(word, true);
      const terms = this.#terms.get(known) ?? [];
      this.#terms.set(known, terms);
      if (terms.at(-1)?.term !== term) terms.push({ term, isKind: kinds.has(word.key) });
    }
  }

  /** `size`: the number of documents. */
  write(size: number): Pick<CatalogIndex, "words" | "surfaces" | "postings" | "namedWords" | "kindWords"> {
    const isNamed = (word: number) => this.#terms.has(word) || this.#postings.count(word) > this.#inTexts[word]!;
    const pruned = pruneTexts(this.#inTexts, isNamed, size);
    const keys = [...this.#byKey].filter(([, word]) => isNamed(word) || !pruned.has(word));
    const sorted = keys.toSorted(([a], [b]) => (a < b ? -1 : 1));
    const setOf = (has: (word: number) => boolean) => {
      const set = createBitset(sorted.length);
      for (const [place, [, word]] of sorted.entries()) if (has(word)) addBit(set, place);
      return set;
    };
    const compounds = this.#findCompounds();
    const readPostings = (word: number) => {
      const all = this.#addCompounds(this.#postings.read(word), compounds.get(word) ?? []);
      return pruned.has(word) ? all.filter((posting) => (posting & FIELD_MASK) !== IN_TEXT) : all;
    };
    const entries = function* (table: WordTable) {
      for (const [, word] of sorted) yield { terms: table.#terms.get(word) ?? [], postings: readPostings(word) };
    };
    return {
      words: writeFrontCoded(sorted.map(([key]) => key)),
      surfaces: writeFrontCoded(sorted.map(([, word]) => this.#surfaces[word]!)),
      postings: writeWordPostings(entries(this)),
      namedWords: setOf(isNamed),
      kindWords: setOf((word) => this.#isKind(word)),
    };
  }

  #isKind(word: number): boolean {
    return this.#kinds[word]! > 0 && this.#kinds[word]! >= this.#purposes[word]!;
  }

  /** For each kind of thing, the kinds whose names end with it: „термобутилка“ is a „бутилка“. */
  #findCompounds(): Map<number, number[]> {
    const compounds = new Map<number, number[]>();
    for (const [key, word] of this.#byKey) {
      if (!this.#isKind(word)) continue;
      for (let start = PREFIX_LETTERS_MIN; start <= key.length - BASE_LETTERS_MIN; start++) {
        const base = this.#byKey.get(key.slice(start));
        if (base === undefined || !this.#isKind(base)) continue;
        compounds.set(base, [...(compounds.get(base) ?? []), word]);
        break;
      }
    }
    return compounds;
  }

  /** Adds the products whose names contain compounds, as details: a part of a word weighs less than the word itself. */
  #addCompounds(postings: Uint32Array, compounds: readonly number[]): Uint32Array {
    if (compounds.length === 0) return postings;
    const inHeads = compounds.flatMap((word) =>
      [...this.#postings.read(word)].filter((posting) => (posting & FIELD_MASK) === IN_HEAD),
    );
    const all = Uint32Array.from([...postings, ...inHeads.map((posting) => posting | IN_DETAILS)]).sort();
    const isBest = (posting: number, place: number) =>
      place === 0 || all[place - 1]! >>> FIELD_BITS !== posting >>> FIELD_BITS;
    return all.filter(isBest);
  }

  #listWords(text: string): IndexedWord[] {
    return listWords(text, this.#language, (token) => this.#findKeys(token));
  }

  // Stemming dominates the build time, and words repeat: hence the cache.
  #findKeys(token: Token): readonly string[] {
    const known = this.#keys.get(token.text);
    if (known) return known;
    if (this.#keys.size >= CACHED_MAX) this.#keys.clear();
    const keys = keysOf(token, this.#language);
    this.#keys.set(token.text, keys);
    return keys;
  }

  /** The number of a word, which is added if it is new. It is displayed in the shortest form that names contain. */
  #find({ key, surface }: IndexedWord, isName: boolean): number {
    let word = this.#byKey.get(key);
    if (word === undefined) {
      word = this.#postings.create();
      this.#byKey.set(key, word);
      this.#surfaces.push("");
      this.#inTexts.push(0);
      this.#kinds.push(0);
      this.#purposes.push(0);
    }
    const shown = this.#surfaces[word]!;
    if (isName && surface && (shown === "" || surface.length < shown.length))
      this.#surfaces[word] = packSurface(surface);
    return word;
  }
}

/** The shortest parts of a compound: „термо“ and „бутилк“ are long enough. */
const PREFIX_LETTERS_MIN = 3;
const BASE_LETTERS_MIN = 5;
const TEXT_LETTERS_MIN = 3;
const CACHED_MAX = 10_000;

/** Numbers and short words in texts carry no meaning without their context. */
function isTextWord({ key }: IndexedWord): boolean {
  return key.length >= TEXT_LETTERS_MIN && !/^\d/.test(key);
}
