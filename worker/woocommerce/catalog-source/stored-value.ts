export type ValueStorage = Pick<DurableObjectStorage, "get" | "put" | "delete">;

/** A value that is fetched once and persisted in the Durable Object's storage until it is cleared. */
export class StoredValue<T> {
  readonly #storage: ValueStorage;
  readonly #key: string;
  #value: T | undefined;

  constructor(storage: ValueStorage, key: string) {
    this.#storage = storage;
    this.#key = key;
  }

  /** Throws what `fetch` throws, and stores nothing then. */
  async getOrSet(fetch: () => Promise<T>): Promise<T> {
    this.#value ??= await this.#storage.get<T>(this.#key);
    return this.#value ?? this.set(await fetch());
  }

  async set(value: T): Promise<T> {
    await this.#storage.put(this.#key, value);
    this.#value = value;
    return value;
  }

  async clear(): Promise<void> {
    this.#value = undefined;
    await this.#storage.delete(this.#key);
  }
}
