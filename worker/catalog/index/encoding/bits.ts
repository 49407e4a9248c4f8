/** A set of documents: bit d is in word d >>> 5. All sets of an index have the same length. */
export type Bitset = Uint32Array;

export function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(set: Bitset, bit: number): void {
  set[bit >>> 5]! |= 1 << (bit & 31);
}

export function hasBit(set: Bitset, bit: number): boolean {
  return (set[bit >>> 5]! & (1 << (bit & 31))) !== 0;
}

/** Intersects `set` with `other` in place. */
export function intersect(set: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < set.length; word++) set[word]! &= other[word]!;
  return set;
}

/** Adds `other` to `set` in place. */
export function unite(set: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < set.length; word++) set[word]! |= other[word]!;
  return set;
}

export function countBits(set: Bitset): number {
  return countCommon(set, set);
}

/** The size of the intersection. */
export function countCommon(set: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += popcount(set[word]! & other[word]!);
  return count;
}

export function isEqual(set: Bitset, other: Bitset): boolean {
  return set.every((word, place) => word === other[place]);
}

export function isEmpty(set: Bitset): boolean {
  return set.every((word) => word === 0);
}

/** The set's documents in ascending order. */
export function listBits(set: Bitset): Uint32Array {
  const bits = new Uint32Array(countBits(set));
  let count = 0;
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word]!; rest !== 0; rest &= rest - 1)
      bits[count++] = (word << 5) + (31 - Math.clz32(rest & -rest));
  }
  return bits;
}

function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Bit-packed integers, each in as many bits as the largest one needs. The first 32-bit word is this number of bits. */
export class PackedInts {
  readonly #words: Uint32Array;
  readonly #width: number;
  readonly #mask: number;

  /** `packed`: from `packInts`. */
  constructor(packed: Uint32Array) {
    this.#words = packed.subarray(1);
    this.#width = packed[0]!;
    this.#mask = 0xffffffff >>> (32 - this.#width);
  }

  get(place: number): number {
    const bit = place * this.#width;
    const word = bit >>> 5;
    const shift = bit & 31;
    let value = this.#words[word]! >>> shift;
    if (shift + this.#width > 32) value |= this.#words[word + 1]! << (32 - shift);
    return (value & this.#mask) >>> 0;
  }
}

/** Throws RangeError if all integers together need 2^31 bits or more. */
export function packInts(values: Uint32Array): Uint32Array {
  const highest = values.reduce((most, value) => Math.max(most, value), 1);
  const width = 32 - Math.clz32(highest);
  const bits = values.length * width;
  if (bits >= 2 ** 31) throw new RangeError(`${values.length} numbers of ${width} bits are too many to pack`);
  const packed = new Uint32Array(1 + ((bits + 31) >>> 5));
  packed[0] = width;
  const words = packed.subarray(1);
  for (let place = 0; place < values.length; place++) {
    const bit = place * width;
    const shift = bit & 31;
    words[bit >>> 5]! |= values[place]! << shift;
    if (shift + width > 32) words[(bit >>> 5) + 1]! |= values[place]! >>> (32 - shift);
  }
  return packed;
}
