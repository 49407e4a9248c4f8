import { ByteReader, ByteWriter } from "./byte-writer.ts";

/**
 * Where a word occurs in a product: in its name, as the thing itself, a detail or a purpose (`splitName` of the search
 * language), or only in its texts.
 */
export const IN_HEAD = 0;
export const IN_DETAILS = 1;
export const IN_PURPOSES = 2;
export const IN_TEXT = 3;
/** A posting consists of a document and, in its lowest bits, the field in which the word weighs most. */
export const FIELD_BITS = 2;
export const FIELD_MASK = 3;

/** By word: the terms whose names contain it, and the postings of documents. */
export interface WordPostings {
  readonly offsets: Uint32Array;
  readonly bytes: Uint8Array;
}

/** A term whose name contains a word. */
export interface NamedTerm {
  term: number;
  /** Whether the word is the term's kind: „тениски“ in „Мъжки тениски“. */
  isKind: boolean;
}

interface WordEntry {
  /** Ascending. */
  terms: readonly NamedTerm[];
  /** Ascending. */
  postings: Uint32Array;
}

export function writeWordPostings(entries: Iterable<WordEntry>): WordPostings {
  const writer = new ByteWriter();
  const offsets: number[] = [];
  for (const { terms, postings } of entries) {
    offsets.push(writer.length);
    writer.varint(terms.length);
    writeTerms(writer, terms);
    let last = 0;
    for (const posting of postings) {
      const document = posting >>> FIELD_BITS;
      writer.varint(((document - last) << FIELD_BITS) | (posting & FIELD_MASK));
      last = document;
    }
  }
  return { offsets: Uint32Array.from([...offsets, writer.length]), bytes: writer.view() };
}

function writeTerms(writer: ByteWriter, terms: readonly NamedTerm[]): void {
  let last = 0;
  for (const { term, isKind } of terms) {
    writer.varint(((term - last) << 1) | Number(isKind));
    last = term;
  }
}

/** The terms whose names contain a word, ascending. */
export function readTerms({ offsets, bytes }: WordPostings, word: number): NamedTerm[] {
  const reader = new ByteReader(bytes, offsets[word]!);
  let term = 0;
  return Array.from({ length: reader.varint() }, () => {
    const delta = reader.varint();
    term += delta >>> 1;
    return { term, isKind: (delta & 1) === 1 };
  });
}

/**
 * Raises the score of each document that contains a word to the score of its field; higher scores stay unchanged.
 * Returns the number of postings read.
 */
export function scorePostings(
  { offsets, bytes }: WordPostings,
  word: number,
  scoreByField: readonly number[],
  scores: Uint8Array,
): number {
  const reader = new ByteReader(bytes, offsets[word]!);
  for (let terms = reader.varint(); terms > 0; terms--) reader.varint();
  const end = offsets[word + 1]!;
  let document = 0;
  let count = 0;
  for (; reader.offset < end; count++) {
    const delta = reader.varint();
    document += delta >>> FIELD_BITS;
    const score = scoreByField[delta & FIELD_MASK]!;
    if (scores[document]! < score) scores[document] = score;
  }
  return count;
}
