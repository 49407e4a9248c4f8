/** Increment with every change of the snapshot's contents or of tokenization: older snapshots become unreadable. */
export const FORMAT_VERSION = 6;

const MAGIC = 0x58444943; // "CIDX"
/** Magic, format version, length in bytes, number of sections. */
const HEADER_WORDS = 4;
const LENGTH_AT = 8;
const SECTION_WORDS = 2;
const ALIGNMENT = 8;
/** The snapshot ends with the checksum of everything before it. */
const TRAILER_BYTES = ALIGNMENT;

/** A snapshot that can't be opened: no snapshot, another format version or language, truncated, or corrupt. */
export class SnapshotError extends Error {}

/** Concatenates sections, each aligned to eight bytes, between a header and a checksum. */
export function writeSnapshot(sections: readonly ArrayBufferView[], version = FORMAT_VERSION): Uint8Array {
  const offsets: number[] = [];
  let length = align((HEADER_WORDS + SECTION_WORDS * sections.length) * 4);
  for (const { byteLength } of sections) {
    offsets.push(length);
    length = align(length + byteLength);
  }
  const bytes = new Uint8Array(length + TRAILER_BYTES);
  const header = new Uint32Array(bytes.buffer);
  header.set([MAGIC, version, bytes.length, sections.length]);
  for (const [place, section] of sections.entries()) {
    header.set([offsets[place]!, section.byteLength], HEADER_WORDS + SECTION_WORDS * place);
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), offsets[place]);
  }
  header[length >>> 2] = checksum(bytes.subarray(0, length));
  return bytes;
}

/**
 * Views of a snapshot's sections, without copying (except a single copy if the bytes aren't aligned to eight).
 * Throws SnapshotError.
 */
export function readSnapshot(given: Uint8Array): Uint8Array[] {
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : given.slice();
  if (bytes.byteLength < HEADER_WORDS * 4) throw new SnapshotError("snapshot truncated: it ends in its header");
  const header = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  const [magic, version, length, count] = header as unknown as [number, number, number, number];
  if (magic !== MAGIC) throw new SnapshotError("not a snapshot");
  if (version !== FORMAT_VERSION)
    throw new SnapshotError(`snapshot of another format: it has ${version}, this code reads ${FORMAT_VERSION}`);
  if (bytes.byteLength < length)
    throw new SnapshotError(`snapshot truncated: it has ${bytes.byteLength} of ${length} bytes`);
  if (bytes.byteLength > length || length % ALIGNMENT !== 0 || !isIntact(bytes, header))
    throw new SnapshotError("snapshot corrupt: its bytes have changed since it was built");
  return Array.from({ length: count }, (_, place) => {
    const [offset, size] = header.subarray(HEADER_WORDS + SECTION_WORDS * place) as unknown as [number, number];
    return bytes.subarray(offset, offset + size);
  });
}

/** The snapshots of products and of articles, one after the other. */
export function joinSnapshots(products: Uint8Array, articles: Uint8Array): Uint8Array {
  const joined = new Uint8Array(products.byteLength + articles.byteLength);
  joined.set(products);
  joined.set(articles, products.byteLength);
  return joined;
}

/** Splits joined snapshots after the length in the first one's header. `readSnapshot` refuses parts of other bytes. */
export function splitSnapshots(joined: Uint8Array): { products: Uint8Array; articles: Uint8Array } {
  const isHeader = joined.byteLength >= HEADER_WORDS * 4;
  const length = isHeader ? new DataView(joined.buffer, joined.byteOffset).getUint32(LENGTH_AT, true) : 0;
  return { products: joined.subarray(0, length), articles: joined.subarray(length) };
}

function isIntact(bytes: Uint8Array, words: Uint32Array): boolean {
  const end = bytes.byteLength - TRAILER_BYTES;
  return words[end >>> 2] === checksum(bytes.subarray(0, end)) && words[(end >>> 2) + 1] === 0;
}

function align(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

/** A section as 32-bit words. */
export function wordsOf(section: Uint8Array): Uint32Array {
  return new Uint32Array(section.buffer, section.byteOffset, section.byteLength >>> 2);
}

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * FNV-1a over 32-bit words: detects any error within one word, and others except for one in 2^32. Four times as fast as a
 * table-driven CRC. `bytes` must be aligned to four and have a length that is a multiple of four.
 */
function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  let hash = OFFSET_BASIS;
  for (let word = 0; word < words.length; word++) hash = Math.imul(hash ^ words[word]!, PRIME);
  return hash >>> 0;
}

/** FNV-1a of a text's UTF-16 code units. */
export function hashText(text: string): number {
  let hash = OFFSET_BASIS;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), PRIME);
  return hash >>> 0;
}
