import { addBit, createBitset, type Bitset } from "./bits.ts";
import { ByteWriter } from "./byte-writer.ts";

/** For a term in more than one of eight documents, a bitset is shorter than a list of deltas. */
const DENSE = 8;
const IS_BITSET = 1 << 31;

/** The documents of each term: a list of deltas (varint), or a bitset where that is shorter. */
export interface TermPostings {
  /** The byte offset of each list, with the highest bit set for a bitset; plus one entry for the end. */
  readonly offsets: Uint32Array;
  readonly bytes: Uint8Array;
}

/** `lists`: ascending documents below `size`. */
export function writeTermPostings(lists: Iterable<Uint32Array>, size: number): TermPostings {
  const writer = new ByteWriter();
  const offsets: number[] = [];
  for (const documents of lists) {
    const isDense = documents.length * DENSE > size;
    if (isDense) writer.align(4);
    offsets.push(isDense ? writer.length | IS_BITSET : writer.length);
    if (isDense) writeBitset(writer, documents, size);
    else writeDeltas(writer, documents);
  }
  return { offsets: Uint32Array.from([...offsets, writer.length]), bytes: writer.view() };
}

function writeBitset(writer: ByteWriter, documents: Uint32Array, size: number): void {
  const set = createBitset(size);
  for (const document of documents) addBit(set, document);
  writer.bytes(new Uint8Array(set.buffer));
}

// The first delta counts from -1, so that no delta is 0.
function writeDeltas(writer: ByteWriter, documents: Uint32Array): void {
  let last = -1;
  for (const document of documents) {
    writer.varint(document - last);
    last = document;
  }
}

/** The list as a bitset view of the snapshot if it is stored as one; else null. */
export function viewBitset({ offsets, bytes }: TermPostings, list: number, size: number): Bitset | null {
  const offset = offsets[list]!;
  if (!(offset & IS_BITSET)) return null;
  return new Uint32Array(bytes.buffer, bytes.byteOffset + (offset & ~IS_BITSET), (size + 31) >>> 5);
}

/** Decodes a list of deltas into `found`, which must be large enough; returns the number of documents. */
export function readDocuments(lists: TermPostings, list: number, found: Uint32Array): number {
  const { bytes } = lists;
  const end = startOf(lists, list + 1);
  let document = -1;
  let count = 0;
  for (let place = startOf(lists, list); place < end;) {
    let byte = bytes[place++]!;
    let delta = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[place++]!;
      delta |= (byte & 127) << shift;
    }
    // Padding before an aligned bitset.
    if (delta === 0) break;
    document += delta;
    found[count++] = document;
  }
  return count;
}

function startOf({ offsets }: TermPostings, list: number): number {
  return (offsets[list]! & ~IS_BITSET) >>> 0;
}
