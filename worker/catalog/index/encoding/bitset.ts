/** A set of documents: bit d of word d >>> 5. All sets of one index have the same length. */
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

/** Keeps in `set` what is in `other` too. */
export function intersect(set: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < set.length; word++) set[word]! &= other[word]!;
  return set;
}

/** Adds to `set` what is in `other`. */
export function unite(set: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < set.length; word++) set[word]! |= other[word]!;
  return set;
}

export function countBits(set: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += popcount(set[word]!);
  return count;
}

/** How many are in both. */
export function countCommon(set: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += popcount(set[word]! & other[word]!);
  return count;
}

export function isEqual(set: Bitset, other: Bitset): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== other[word]) return false;
  return true;
}

export function isEmpty(set: Bitset): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false;
  return true;
}

/** Documents of the set in ascending order. */
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
