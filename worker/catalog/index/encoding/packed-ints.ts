/** Bit-packed integers below `size`: as few bits each as the largest needs, consecutively in 32-bit words. */
export class PackedInts {
  readonly #words: Uint32Array;
  readonly #width: number;
  readonly #mask: number;

  /** `words`: from `packInts`, for integers below `size`. */
  constructor(words: Uint32Array, size: number) {
    this.#words = words;
    this.#width = widthOf(size);
    this.#mask = maskOf(this.#width);
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
export function packInts(values: Uint32Array, size: number): Uint32Array {
  const width = widthOf(size);
  const bits = values.length * width;
  if (bits >= 2 ** 31) throw new RangeError(`${values.length} numbers of ${width} bits are too many to pack`);
  const words = new Uint32Array((bits + 31) >>> 5);
  for (let place = 0; place < values.length; place++) {
    const bit = place * width;
    const shift = bit & 31;
    words[bit >>> 5]! |= values[place]! << shift;
    if (shift + width > 32) words[(bit >>> 5) + 1]! |= values[place]! >>> (32 - shift);
  }
  return words;
}

/** The number of bits of the largest integer below `size`. */
function widthOf(size: number): number {
  return Math.max(1, 32 - Math.clz32(Math.max(size - 1, 1)));
}

function maskOf(width: number): number {
  return width === 32 ? 0xffffffff : (1 << width) - 1;
}
