const SLICE_BITS = 5;
const SLICE_BYTES = 1 << SLICE_BITS;
const CHUNK_BITS = 16;
const CHUNK_BYTES = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_BYTES - 1;

/**
 * Many posting lists that grow concurrently in shared byte chunks: a list consists of linked slices of these chunks.
 * Growing copies nothing.
 */
export class PostingPool {
  readonly #chunks: Uint8Array[] = [];
  /** By slice: the next slice of its list. */
  readonly #next: number[] = [];
  // By list: its first slice, the position of its next byte, its last posting, its number of postings.
  readonly #first: number[] = [];
  readonly #ends: number[] = [];
  readonly #lasts: number[] = [];
  readonly #counts: number[] = [];

  /** Creates an empty list. */
  create(): number {
    const slice = this.#addSlice();
    this.#first.push(slice);
    this.#ends.push(slice * SLICE_BYTES);
    this.#lasts.push(0);
    return this.#counts.push(0) - 1;
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
    let place = this.#first[list]! * SLICE_BYTES;
    let last = 0;
    for (let found = 0; found < postings.length; found++) {
      let byte = 128;
      for (let shift = 0; byte > 127; shift += 7) {
        byte = this.#chunks[place >>> CHUNK_BITS]![place & CHUNK_MASK]!;
        last = (last + ((byte & 127) << shift)) >>> 0;
        place = isLast(place) ? this.#next[place >>> SLICE_BITS]! * SLICE_BYTES : place + 1;
      }
      postings[found] = last;
    }
    return postings;
  }

  #write(list: number, byte: number): void {
    const place = this.#ends[list]!;
    this.#chunks[place >>> CHUNK_BITS]![place & CHUNK_MASK] = byte;
    this.#ends[list] = place + 1;
    if (!isLast(place)) return;
    const next = this.#addSlice();
    this.#next[place >>> SLICE_BITS] = next;
    this.#ends[list] = next * SLICE_BYTES;
  }

  #addSlice(): number {
    const slice = this.#next.push(0) - 1;
    if ((slice * SLICE_BYTES) % CHUNK_BYTES === 0) this.#chunks.push(new Uint8Array(CHUNK_BYTES));
    return slice;
  }
}

/** Whether a position is the last one of its slice. */
function isLast(place: number): boolean {
  return (place + 1) % SLICE_BYTES === 0;
}
