import { ByteReader, ByteWriter } from "./byte-writer.ts";

/** Where a word occurs in a product: in the head of its name, in the rest of the name, or in its texts. */
export const IN_HEAD = 0;
export const IN_NAME = 1;
export const IN_TEXT = 2;
/** A posting consists of a document and, in its lowest bits, the field in which the word weighs most. */
export const FIELD_BITS = 2;
export const FIELD_MASK = 3;

/** By word: the terms whose names contain it, and the postings of documents. */
export interface WordPostings {
  readonly offsets: Uint32Array;
  readonly bytes: Uint8Array;
}

interface WordEntry {
  /** Ascending. */
  terms: readonly number[];
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

function writeTerms(writer: ByteWriter, terms: readonly number[]): void {
  let last = 0;
  for (const term of terms) {
    writer.varint(term - last);
    last = term;
  }
}

/** The terms whose names contain a word, ascending. */
export function readTerms({ offsets, bytes }: WordPostings, word: number): number[] {
  const reader = new ByteReader(bytes, offsets[word]!);
  const count = reader.varint();
  let last = 0;
  return Array.from({ length: count }, () => (last += reader.varint()));
}

/**
 * Raises the score of each document that contains a word to that of its field; 0 leaves it unchanged. Returns
 * the number of postings read.
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
  for (let at = reader.offset; at < end; count++) {
    let byte = bytes[at++]!;
    let delta = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      delta |= (byte & 127) << shift;
    }
    document += delta >>> FIELD_BITS;
    const score = scoreByField[delta & FIELD_MASK]!;
    if (scores[document]! < score) scores[document] = score;
  }
  return count;
}
