type Column = Uint8Array | Uint32Array | Float64Array;

/** A growing column of numbers. */
export class GrowingColumn<Values extends Column> {
  #values: Values;
  #make: (size: number) => Values;
  length = 0;

  constructor(make: (size: number) => Values) {
    this.#make = make;
    this.#values = make(1024);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = this.#make(Math.ceil(this.length * 1.5));
      larger.set(this.#values as never);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  /** A view of the values so far. */
  view(): Values {
    return this.#values.subarray(0, this.length) as Values;
  }
}
