import { ByteWriter } from "./byte-writer.ts";

/** The number of words per block; the first of a block is stored completely. */
const BLOCK = 16;
/** Lengths are stored as one byte. */
export const WORD_LENGTH_MAX = 255;

/**
 * Front-coded sorted words of single-byte characters: each stores only what differs from its predecessor, every sixteenth is
 * complete. A word is: shared length, length of the rest, rest.
 */
export interface FrontCoded {
  /** The offset of each block. */
  readonly blocks: Uint32Array;
  readonly bytes: Uint8Array;
  readonly size: number;
}

/** Throws RangeError for a word that is longer than WORD_LENGTH_MAX. */
export function writeFrontCoded(words: Iterable<string>): FrontCoded {
  const writer = new ByteWriter();
  const blocks: number[] = [];
  let last = "";
  let size = 0;
  for (const word of words) {
    if (word.length > WORD_LENGTH_MAX) throw new RangeError(`A word of ${word.length} letters can't be front-coded.`);
    const isFirst = size++ % BLOCK === 0;
    if (isFirst) blocks.push(writer.length);
    const shared = isFirst ? 0 : sharedLength(last, word);
    writer.byte(shared);
    writer.byte(word.length - shared);
    for (let place = shared; place < word.length; place++) writer.byte(word.charCodeAt(place));
    last = word;
  }
  return { blocks: Uint32Array.from(blocks), bytes: writer.view(), size };
}

/** The word at an index. */
export function wordAt(words: FrontCoded, place: number): string {
  return readBlock(words, Math.floor(place / BLOCK))[place % BLOCK]!;
}

/** The index of `word` in byte order, or where it would be: the first index that isn't before it. */
export function lowerBound(words: FrontCoded, word: string): number {
  const { blocks, bytes, size } = words;
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const first = blocks[middle]!;
    if (decode(bytes, first + 2, bytes[first + 1]!) < word) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  const place = readBlock(words, low - 1).findIndex((one) => one >= word);
  return place < 0 ? Math.min(low * BLOCK, size) : (low - 1) * BLOCK + place;
}

/** Whether `word` is at this index. */
export function isAt(words: FrontCoded, place: number, word: string): boolean {
  return place < words.size && wordAt(words, place) === word;
}

function readBlock({ blocks, bytes, size }: FrontCoded, block: number): string[] {
  const count = Math.min(BLOCK, size - block * BLOCK);
  const words: string[] = [];
  let offset = blocks[block]!;
  let last = "";
  for (let place = 0; place < count; place++) {
    const [shared, rest] = [bytes[offset]!, bytes[offset + 1]!];
    last = last.slice(0, shared) + decode(bytes, offset + 2, rest);
    words.push(last);
    offset += 2 + rest;
  }
  return words;
}

function decode(bytes: Uint8Array, offset: number, length: number): string {
  let word = "";
  for (let place = offset; place < offset + length; place++) word += String.fromCharCode(bytes[place]!);
  return word;
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}
