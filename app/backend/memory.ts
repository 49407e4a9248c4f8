/** What is kept; worker/cache-policy.ts says for how long. */
export type MemoryKind =
  | "categories"
  | "cursors"
  | "index"
  | "facets"
  | "search"
  | "suggestions"
  | "capabilities"
  | "providers"
  | "content"
  | "rows"
  | "sitemaps";

/** Names one kept answer. */
export interface MemoryKey {
  kind: MemoryKind;
  /** What was asked; two askers with the same words share the answer. */
  of: unknown;
  /** Asked for by many: worth one of the few writes of KV (design §2). */
  isCommon: boolean;
}

/** Answers kept between requests, for everybody alike. It forgets at will and never fails. */
export interface Memory {
  read<T>(key: MemoryKey): Promise<{ value: T; isStale: boolean } | null>;
  write(key: MemoryKey, value: unknown): Promise<void>;
  /** Goes on after the shopper has been answered; its failure is logged. */
  later(work: () => Promise<unknown>): void;
}

/**
 * A kept answer at once, renewed after this one when it is stale; made now when there is none. What is null is not kept:
 * anybody can ask for what doesn't exist.
 */
export async function remember<T>(memory: Memory, key: MemoryKey, make: () => Promise<T>): Promise<T> {
  const renew = async () => {
    const value = await make();
    if (value !== null) memory.later(() => memory.write(key, value));
    return value;
  };
  const known = await memory.read<T>(key);
  if (!known) return renew();
  if (known.isStale) memory.later(renew);
  return known.value;
}
