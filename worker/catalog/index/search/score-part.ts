import { BRAND, CATEGORY, TAG } from "../catalog-product.ts";
import { readDocuments, viewBitset } from "../encoding/term-postings.ts";
import { listBits } from "../encoding/bitset.ts";
import { readTerms, scorePostings } from "../encoding/word-postings.ts";
import type { CatalogIndex } from "../open-index.ts";
import { LABEL_TAXONOMY } from "../stored-catalog.ts";
import type { FoundWord } from "./find-words.ts";
import type { StepCounter } from "./find-similar.ts";

/** What a word weighs where it stands. */
const WEIGHTS = { head: 100, name: 76, sku: 90, brand: 66, category: 58, attribute: 50, tag: 34, label: 8, text: 8 };

/** Share of it for a term of which a search names only a part: „лека“ isn't a shelf of light bottles. */
const PARTLY = 0.45;

/** Share that the lesser of two fields adds to the better one. */
const SECOND = 0.25;

const SCORE_MAX = 125;

/** The most that texts and labels give: above it a word stands in a name, of a product or of a term. */
export const TEXT_SCORE_MAX = 10;

/** One word of a way to meet a slot, with how well each product meets it: 0 not at all, up to SCORE_MAX. */
export interface Part {
  found: readonly FoundWord[];
  /** Percent of its score, by how loose its alternative is. */
  percent: number;
  /** Terms whose names have it, and how sure that is, in percent. */
  terms: ReadonlyMap<number, number>;
  scores: Uint8Array;
}

/** Scores the products that have a part's words in their own names and texts. */
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
    const byPlace = [share * WEIGHTS.head, share * WEIGHTS.name, isNameOnly ? 0 : share * WEIGHTS.text].map(Math.ceil);
    counter.steps += scorePostings(index.postings, word, byPlace, scores);
    for (const term of readTerms(index.postings, word)) terms.set(term, Math.max(terms.get(term) ?? 0, share * 100));
  }
  return { found, percent, terms, scores };
}

/** The part of a slot that is an article number. */
export function createSkuPart(index: CatalogIndex, documents: readonly number[]): Part {
  const scores = new Uint8Array(index.size);
  for (const document of documents) scores[document] = WEIGHTS.sku;
  return { found: [], percent: 100, terms: new Map(), scores };
}

/**
 * Adds the products of a part's terms to its scores. `coverage`: by how many words of the search a term is named.
 */
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
