const FIRST_BYTES = 8;
const LARGEST_BYTES = 256;
/** Stored at the end of a slice: the offset of the next slice. */
const LINK_BYTES = 4;
const CHUNK_BITS = 16;
const CHUNK_BYTES = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_BYTES - 1;

/**
 * Many posting lists that grow concurrently in shared byte chunks: a list consists of linked slices, each twice as long as its
 * predecessor. Needs a third more memory than the lists themselves, and growing copies nothing.
 */
export class PostingPool {
  readonly #chunks: Uint8Array[] = [];
  #length = 0;
  #lists = 0;
  // For each list: its start, the position of the next byte, the end and length of its current slice, its last posting,
  // its number of postings.
  #starts = new Uint32Array(1024);
  #places = new Uint32Array(1024);
  #ends = new Uint32Array(1024);
  #sizes = new Uint16Array(1024);
  #lasts = new Uint32Array(1024);
  #counts = new Uint32Array(1024);

  /** Creates an empty list. */
  create(): number {
    if (this.#lists === this.#starts.length) this.#growLists();
    const list = this.#lists++;
    const start = this.#allot(FIRST_BYTES);
    this.#starts[list] = start;
    this.#places[list] = start;
    this.#ends[list] = start + FIRST_BYTES - LINK_BYTES;
    this.#sizes[list] = FIRST_BYTES;
    return list;
  }

  /** The number of postings in the list. */
  count(list: number): number {
    return this.#counts[list]!;
  }

  /** Appends a 32-bit integer that is not less than the list's last one. */
  append(list: number, posting: number): void {
    let rest = (posting - this.#lasts[list]!) >>> 0;
    this.#lasts[list] = posting;
    this.#counts[list]!++;
    while (rest > 127) {
      this.#write(list, (rest & 127) | 128);
      rest >>>= 7;
    }
    this.#write(list, rest);
  }

  /** The list's last posting; 0 for an empty list. */
  last(list: number): number {
    return this.#lasts[list]!;
  }

  /** The list's postings in order. */
  read(list: number): Uint32Array {
    const postings = new Uint32Array(this.#counts[list]!);
    let place = this.#starts[list]!;
    let size = FIRST_BYTES;
    let end = place + size - LINK_BYTES;
    let last = 0;
    for (let found = 0; found < postings.length; found++) {
      let delta = 0;
      for (let shift = 0; ; shift += 7) {
        if (place === end) {
          place = this.#readLink(end);
          size = Math.min(size * 2, LARGEST_BYTES);
          end = place + size - LINK_BYTES;
        }
        const byte = this.#chunks[place >>> CHUNK_BITS]![place & CHUNK_MASK]!;
        place++;
        delta |= (byte & 127) << shift;
        if (byte < 128) break;
      }
      last = (last + delta) >>> 0;
      postings[found] = last;
    }
    return postings;
  }

  #write(list: number, byte: number): void {
    if (this.#places[list] === this.#ends[list]) {
      const size = Math.min(this.#sizes[list]! * 2, LARGEST_BYTES);
      const start = this.#allot(size);
      this.#writeLink(this.#ends[list]!, start);
      this.#places[list] = start;
      this.#ends[list] = start + size - LINK_BYTES;
      this.#sizes[list] = size;
    }
    const place = this.#places[list]!++;
    this.#chunks[place >>> CHUNK_BITS]![place & CHUNK_MASK] = byte;
  }

  /** A slice never crosses a chunk boundary. */
  #allot(size: number): number {
    const left = CHUNK_BYTES - (this.#length & CHUNK_MASK);
    if (left < size) this.#length += left;
    const start = this.#length;
    this.#length += size;
    if (this.#chunks.length * CHUNK_BYTES < this.#length) this.#chunks.push(new Uint8Array(CHUNK_BYTES));
    return start;
  }

  #writeLink(end: number, start: number): void {
    const chunk = this.#chunks[end >>> CHUNK_BITS]!;
    for (let byte = 0; byte < LINK_BYTES; byte++) chunk[(end & CHUNK_MASK) + byte] = start >>> (8 * byte);
  }

  #readLink(end: number): number {
    const chunk = this.#chunks[end >>> CHUNK_BITS]!;
    let start = 0;
    for (let byte = 0; byte < LINK_BYTES; byte++) start |= chunk[(end & CHUNK_MASK) + byte]! << (8 * byte);
    return start >>> 0;
  }

  #growLists(): void {
    const grow = (array: Uint32Array) => {
      const larger = new Uint32Array(array.length * 2);
      larger.set(array);
      return larger;
    };
    this.#starts = grow(this.#starts);
    this.#places = grow(this.#places);
    this.#ends = grow(this.#ends);
    this.#lasts = grow(this.#lasts);
    this.#counts = grow(this.#counts);
    const sizes = new Uint16Array(this.#sizes.length * 2);
    sizes.set(this.#sizes);
    this.#sizes = sizes;
  }
}
