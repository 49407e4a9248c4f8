/** A growing byte buffer. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  length = 0;

  byte(value: number): void {
    if (this.length === this.#bytes.length) this.#grow(1);
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

  bytes(values: Uint8Array): void {
    if (this.length + values.length > this.#bytes.length) this.#grow(values.length);
    this.#bytes.set(values, this.length);
    this.length += values.length;
  }

  /** Pads with zeros to the next multiple of `size`. */
  align(size: number): void {
    while (this.length % size !== 0) this.byte(0);
  }

  /** A view of the written bytes; invalid after the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  #grow(more: number): void {
    const larger = new Uint8Array(Math.max(this.length + more, Math.ceil(this.length * 1.5)));
    larger.set(this.view());
    this.#bytes = larger;
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
