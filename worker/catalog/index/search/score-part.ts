import { BRAND, CATEGORY, TAG } from "../catalog-product.ts";
import { readDocuments } from "../encoding/term-postings.ts";
import { hasBit } from "../encoding/bits.ts";
import { readTerms, scorePostings } from "../encoding/word-postings.ts";
import type { CatalogIndex } from "../open-index.ts";
import { LABEL_TAXONOMY } from "../stored-catalog.ts";
import type { FoundWord } from "./find-words.ts";
import type { StepCounter } from "./find-similar.ts";

/** The weight of a word by field. */
const WEIGHTS = { head: 100, name: 76, sku: 90, brand: 66, category: 58, attribute: 50, tag: 34, label: 8, text: 8 };

/**
 * The share of the weight for a term whose name the search contains only partially: „лека“ doesn't mean a category of
 * light bottles.
 */
const PARTLY = 0.45;

/** The share that the weaker of two fields adds to the stronger one. */
const SECOND = 0.25;

const SCORE_MAX = 125;

/** The maximum score of a word in texts and labels only; a higher one is from a SKU or a product's or term's name. */
export const TEXT_SCORE_MAX = 10;

/**
 * Added to the score of a product that is, has or belongs to what a word means. Thus a product that is only for such
 * things, or only shares a mixed category with them, scores lower.
 */
const DESCRIBED = 128;

/** The bits of a value that are the score. The bit above them says that the product is what the word means. */
export const SCORE_MASK = 127;

/** One word of a way to match a slot, with a value for each product: 0 (no match) to SCORE_MAX, perhaps + DESCRIBED. */
export interface Part {
  /** Whether the word is a kind of product („шейкър“), not a quality, purpose or brand. */
  isKind: boolean;
  /** Whether the word was only guessed, because the index doesn't have the one sought (resolve-slots.ts). */
  isGuess: boolean;
  /** Terms whose names contain the word. */
  terms: ReadonlyMap<number, PartTerm>;
  scores: Uint8Array;
}

interface PartTerm {
  /** Confidence in percent. */
  percent: number;
  /** Whether the word is the term's kind. */
  isKind: boolean;
}

interface PartOptions {
  /** Percent of the score, by how loose the alternative is. */
  percent: number;
  /** Whether the search contains the words as what the thing sought is for (Slot.isPurpose). */
  isPurpose: boolean;
}

/** Scores the products whose own names and texts contain a part's words. */
export function createPart(
  index: CatalogIndex,
  found: readonly FoundWord[],
  { percent, isPurpose }: PartOptions,
  counter: StepCounter,
): Part {
  const scores = new Uint8Array(index.size);
  const terms = new Map<number, PartTerm>();
  const surest = Math.max(...found.map((one) => one.percent));
  const isKind = !isPurpose && found.some((one) => one.percent === surest && hasBit(index.kindWords, one.word));
  for (const { word, percent: sure, isNameOnly } of found) {
    const share = (sure * percent) / 10_000;
    const [most, less, least] = [WEIGHTS.head, WEIGHTS.name, WEIGHTS.text].map((weight) => Math.ceil(share * weight));
    const [head, details] = [DESCRIBED | (isPurpose ? less! : most!), DESCRIBED | less!];
    // An accessory for a kind of thing isn't of that kind: a lid for a bottle is no bottle.
    const purposes = isPurpose ? DESCRIBED | most! : isKind ? less! : details;
    counter.steps += scorePostings(index.postings, word, [head, details, purposes, isNameOnly ? 0 : least!], scores);
    for (const { term, ...named } of readTerms(index.postings, word)) {
      const known = terms.get(term);
      terms.set(term, {
        percent: Math.max(known?.percent ?? 0, share * 100),
        isKind: named.isKind || (known?.isKind ?? false),
      });
    }
  }
  return { isKind, isGuess: false, terms, scores };
}

/** The SKU part of a slot. */
export function createSkuPart(index: CatalogIndex, documents: readonly number[]): Part {
  const scores = new Uint8Array(index.size);
  for (const document of documents) scores[document] = DESCRIBED | WEIGHTS.sku;
  return { isKind: false, isGuess: false, terms: new Map(), scores };
}

/** How well the words of a search cover the names of terms. */
export interface Coverage {
  /** For each term: how many words of the search its name contains. */
  words: ReadonlyMap<number, number>;
  /** How many words the search has, without optional ones. */
  total: number;
  /** Whether the search contains an amount („500 г“), which things of any kind may have. */
  hasAmount: boolean;
}

/** Adds to a part's scores those of the products that have its terms. */
export function addTermScores(index: CatalogIndex, part: Part, coverage: Coverage, counter: StepCounter): void {
  if (part.terms.size === 0) return;
  const byTerm = new Uint8Array(index.size);
  for (const [term, { percent, isKind }] of part.terms) {
    const { taxonomy, words } = index.terms[term]!;
    const covered = coverage.words.get(term) ?? 0;
    const isWhole = covered >= words;
    const score = Math.ceil(weightOf(index, taxonomy) * (percent / 100) * (isWhole ? 1 : PARTLY));
    const isNamed = (isWhole && !coverage.hasAmount) || (coverage.total > 1 && covered >= coverage.total);
    const describes = !part.isKind || isNamed || (isKind && isMostly(index, term, part));
    const value = describes && taxonomy !== LABEL_TAXONOMY ? DESCRIBED | score : score;
    const documents = readDocuments(index.termPostings, term);
    counter.steps += documents.length;
    for (const document of documents) byTerm[document] = addSecond(byTerm[document]!, value);
  }
  const { scores } = part;
  for (let document = 0; document < scores.length; document++)
    if (byTerm[document]! > 0) scores[document] = addSecond(scores[document]!, byTerm[document]!);
}

/** Whether at least half of a term's products are, by their names, what the searched word means. */
function isMostly(index: CatalogIndex, term: number, { scores }: Part): boolean {
  const documents = readDocuments(index.termPostings, term);
  const described = documents.filter((document) => scores[document]! & DESCRIBED);
  return described.length * 2 >= documents.length;
}

/** Combines the values of two fields of one product. */
function addSecond(one: number, other: number): number {
  const [own, second] = [one & SCORE_MASK, other & SCORE_MASK];
  const score = Math.min(SCORE_MAX, Math.round(Math.max(own, second) + SECOND * Math.min(own, second)));
  return ((one | other) & DESCRIBED) | score;
}

function weightOf({ brandTaxonomies }: CatalogIndex, taxonomy: string): number {
  if (taxonomy === BRAND || brandTaxonomies.has(taxonomy)) return WEIGHTS.brand;
  if (taxonomy === CATEGORY) return WEIGHTS.category;
  if (taxonomy === TAG) return WEIGHTS.tag;
  return taxonomy === LABEL_TAXONOMY ? WEIGHTS.label : WEIGHTS.attribute;
}
