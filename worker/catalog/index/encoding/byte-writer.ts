/** A growing byte buffer. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  length = 0;

  byte(value: number): void {
    if (this.length === this.#bytes.length) {
      const grown = new Uint8Array(Math.ceil(this.length * 1.5));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.length++] = value;
  }

  /** LEB128: seven bits per byte, lowest first. `value`: 0 to 2^32 - 1. */
  varint(value: number): void {
    let rest = value >>> 0;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  /** A view of the written bytes; invalid after the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}

/** Reads consecutive values written by `ByteWriter.varint`. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  offset: number;

  constructor(bytes: Uint8Array, offset: number) {
    this.#bytes = bytes;
    this.offset = offset;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.offset++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }
}
