import type { SearchLanguage } from "../../../../app/domain/search/search-language.ts";
import { decodeSlug } from "../../../../app/domain/values/slug.ts";
import type { CatalogVocabulary } from "../catalog-product.ts";
import { PostingPool } from "../encoding/posting-pool.ts";
import { writeTermPostings, type TermPostings } from "../encoding/term-postings.ts";
import { LABEL_TAXONOMY, type StoredTerm } from "../stored-catalog.ts";
import { tokenize } from "../text/tokenize.ts";

/** The terms of all taxonomies with their documents, while an index is built. */
export class TermTable {
  readonly terms: StoredTerm[] = [];
  readonly names: string[] = [];
  readonly #byKey = new Map<string, number>();
  readonly #documents = new PostingPool();
  readonly #labels: CatalogVocabulary["labels"];
  readonly #language: SearchLanguage;

  constructor({ terms, labels }: CatalogVocabulary, language: SearchLanguage) {
    this.#language = language;
    this.#labels = labels;
    for (const { taxonomy, slug, name } of terms) this.#find(taxonomy, slug, name);
    for (const { taxonomy, slug, parent } of terms) {
      const above = parent === null ? undefined : this.#byKey.get(keyOf(taxonomy, parent));
      if (above !== undefined) this.terms[this.#byKey.get(keyOf(taxonomy, slug))!]!.parent = above;
    }
  }

  /** Adds a document to its terms and all their ancestors. A term without a name is named by its slug. */
  add(document: number, termsOf: Record<string, readonly string[]>): void {
    for (const [taxonomy, slugs] of Object.entries(termsOf)) {
      for (const slug of slugs) this.#addTo(this.#find(taxonomy, slug), document);
      const label = this.#labels[taxonomy.toLowerCase()];
      if (label && slugs.length > 0) this.#append(this.#find(LABEL_TAXONOMY, taxonomy.toLowerCase(), label), document);
    }
  }

  writeLists(): TermPostings {
    return writeTermPostings(this.#listDocuments());
  }

  *#listDocuments(): Iterable<Uint32Array> {
    for (const term of this.terms.keys()) yield this.#documents.read(term);
  }

  // A cycle of parents ends at a term that already has the document.
  #addTo(term: number, document: number): void {
    for (let one = term; one >= 0 && this.#append(one, document);) one = this.terms[one]!.parent;
  }

  #append(term: number, document: number): boolean {
    if (this.#documents.count(term) > 0 && this.#documents.last(term) === document) return false;
    this.#documents.append(term, document);
    return true;
  }

  /** The ordinal of a term, which is added with this name if there is none. */
  #find(taxonomy: string, slug: string, name = decodeSlug(slug)): number {
    const key = keyOf(taxonomy, slug);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const term = this.#documents.create();
    this.#byKey.set(key, term);
    this.names.push(name);
    const words = countWords(name, this.#language);
    this.terms.push({ taxonomy: taxonomy.toLowerCase(), slug: decodeSlug(slug), parent: -1, words });
    return term;
  }
}

function keyOf(taxonomy: string, slug: string): string {
  return `${taxonomy.toLowerCase()} ${decodeSlug(slug)}`;
}

/** How many words a search needs to name a term: a number and its unit count as one. */
function countWords(name: string, language: SearchLanguage): number {
  const tokens = tokenize(name, language);
  const isUnit = (place: number) =>
    tokens[place - 1]?.isNumber === true && language.unitOf(tokens[place]!.text) !== null;
  return tokens.filter(({ text }, place) => !language.isStopWord(text) && !isUnit(place)).length;
}
