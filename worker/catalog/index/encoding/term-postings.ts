import { ByteReader, ByteWriter } from "./byte-writer.ts";

/** The documents of each term, as a list of deltas. */
export interface TermPostings {
  /** The byte offset of each list, plus one entry for the end. */
  readonly offsets: Uint32Array;
  readonly bytes: Uint8Array;
}

/** `lists`: by term, its documents in ascending order. */
export function writeTermPostings(lists: Iterable<Uint32Array>): TermPostings {
  const writer = new ByteWriter();
  const offsets: number[] = [];
  for (const documents of lists) {
    offsets.push(writer.length);
    let last = 0;
    for (const document of documents) {
      writer.varint(document - last);
      last = document;
    }
  }
  return { offsets: Uint32Array.from([...offsets, writer.length]), bytes: writer.view() };
}

/** The documents of one term, ascending. */
export function readDocuments({ offsets, bytes }: TermPostings, term: number): Uint32Array {
  const reader = new ByteReader(bytes, offsets[term]!);
  const end = offsets[term + 1]!;
  // Each document takes at least one byte.
  const documents = new Uint32Array(end - reader.offset);
  let document = 0;
  let count = 0;
  for (; reader.offset < end; count++) {
    document += reader.varint();
    documents[count] = document;
  }
  return documents.subarray(0, count);
}
