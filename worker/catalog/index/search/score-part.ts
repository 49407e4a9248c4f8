import { BRAND, CATEGORY, TAG } from "../catalog-product.ts";
import { readDocuments, viewBitset } from "../encoding/term-postings.ts";
import { listBits } from "../encoding/bits.ts";
import { readTerms, scorePostings } from "../encoding/word-postings.ts";
import type { CatalogIndex } from "../open-index.ts";
import { LABEL_TAXONOMY } from "../stored-catalog.ts";
import type { FoundWord } from "./find-words.ts";
import type { StepCounter } from "./find-similar.ts";

/** The weight of a word by field. */
const WEIGHTS = { head: 100, name: 76, sku: 90, brand: 66, category: 58, attribute: 50, tag: 34, label: 8, text: 8 };

/** The share of it for a term that a search names only partially: „лека“ isn't a category of light bottles. */
const PARTLY = 0.45;

/** The share that the weaker of two fields adds to the stronger one. */
const SECOND = 0.25;

const SCORE_MAX = 125;

/** The maximum score of texts and labels: above it a word occurs in the name of a product or term. */
export const TEXT_SCORE_MAX = 10;

/** One word of a way to match a slot, with each product's score for it: 0 (no match) to SCORE_MAX. */
export interface Part {
  found: readonly FoundWord[];
  /** Percent of the score, by how loose the alternative is. */
  percent: number;
  /** Terms whose names contain it, with a confidence in percent. */
  terms: ReadonlyMap<number, number>;
  scores: Uint8Array;
}

/** Scores the products whose own names and texts contain a part's words. */
export function createPart(
  index: CatalogIndex,
  found: readonly FoundWord[],
  percent: number,
  counter: StepCounter,
): Part {
  const scores = new Uint8Array(index.size);
  const terms = new Map<number, number>();
  for (const { word, percent: sure, isNameOnly } of found) {
    const share = (sure * percent) / 10_000;
    const scoreByField = [share * WEIGHTS.head, share * WEIGHTS.name, isNameOnly ? 0 : share * WEIGHTS.text].map(
      Math.ceil,
    );
    counter.steps += scorePostings(index.postings, word, scoreByField, scores);
    for (const term of readTerms(index.postings, word)) terms.set(term, Math.max(terms.get(term) ?? 0, share * 100));
  }
  return { found, percent, terms, scores };
}

/** The SKU part of a slot. */
export function createSkuPart(index: CatalogIndex, documents: readonly number[]): Part {
  const scores = new Uint8Array(index.size);
  for (const document of documents) scores[document] = WEIGHTS.sku;
  return { found: [], percent: 100, terms: new Map(), scores };
}

/** Adds the products of a part's terms to its scores. `coverage`: how many words of the search name a term. */
export function addTermScores(
  index: CatalogIndex,
  part: Part,
  coverage: ReadonlyMap<number, number>,
  counter: StepCounter,
): void {
  if (part.terms.size === 0) return;
  const byTerm = new Uint8Array(index.size);
  for (const [term, percent] of part.terms) {
    const { taxonomy, words } = index.terms[term]!;
    const share = (percent / 100) * ((coverage.get(term) ?? 0) >= words ? 1 : PARTLY);
    raise(index, term, Math.ceil(weightOf(index, taxonomy) * share), byTerm, counter);
  }
  const { scores } = part;
  for (let document = 0; document < scores.length; document++) {
    const [own, other] = [scores[document]!, byTerm[document]!];
    if (other > 0) scores[document] = own === 0 ? other : addSecond(own, other);
  }
}

function raise(index: CatalogIndex, term: number, score: number, scores: Uint8Array, counter: StepCounter): void {
  const { termPostings, size, scratch } = index;
  const dense = viewBitset(termPostings, term, size);
  const documents = dense ? listBits(dense) : scratch;
  const count = dense ? documents.length : readDocuments(termPostings, term, scratch);
  counter.steps += count;
  for (let place = 0; place < count; place++) {
    const document = documents[place]!;
    const other = scores[document]!;
    scores[document] = other === 0 ? score : addSecond(score, other);
  }
}

function addSecond(one: number, other: number): number {
  return Math.min(SCORE_MAX, Math.round(Math.max(one, other) + SECOND * Math.min(one, other)));
}

function weightOf({ brandTaxonomies }: CatalogIndex, taxonomy: string): number {
  if (taxonomy === BRAND || brandTaxonomies.has(taxonomy)) return WEIGHTS.brand;
  if (taxonomy === CATEGORY) return WEIGHTS.category;
  if (taxonomy === TAG) return WEIGHTS.tag;
  return taxonomy === LABEL_TAXONOMY ? WEIGHTS.label : WEIGHTS.attribute;
}
