import { BackendFault } from "../woocommerce/errors";

/** What is kept; worker/data-cache/cache-policy.ts says for how long. */
export type MemoryKind =
  | "categories"
  | "product"
  | "listing"
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
  /** Slug of the product that it is about: a shopper may change that one alone, by a review. */
  subject?: string;
}

export interface Known<T> {
  value: T;
  /** To be given as it is, and renewed after the answer. */
  isStale: boolean;
  /** To be renewed before the answer, and given only where that fails. */
  isOutdated: boolean;
}

/** Answers kept between requests, for everybody alike. It forgets at will and never fails. */
export interface Memory {
  read<T>(key: MemoryKey): Promise<Known<T> | null>;
  /** `at`: when it was asked for, in milliseconds since 1970. */
  write(key: MemoryKey, value: unknown, at?: number): Promise<void>;
  /**
   * Makes a value once for all who want it at this moment, wherever they are, and for whoever misses it a moment later,
   * where it is worth that. Throws what `make` throws.
   */
  share<T>(key: MemoryKey, make: () => Promise<T>, isWorthIt: (value: T) => boolean): Promise<T>;
  /** Goes on after the shopper has been answered; its failure is logged. */
  later(work: () => Promise<unknown>): void;
}

/**
 * A kept answer at once, renewed after this one when it is stale; made now when there is none, or when the catalogue has
 * changed since, but for a backend that is down. What isn't worth keeping isn't kept: null, for anybody can ask for what
 * doesn't exist, and what `isWhole` refuses. Throws what `make` throws.
 */
export async function remember<T>(
  memory: Memory,
  key: MemoryKey,
  make: () => Promise<T>,
  isWhole: (value: T & {}) => boolean = () => true,
): Promise<T> {
  const renew = () => makeOnce(memory, key, make, isWhole);
  const known = await memory.read<T>(key);
  if (!known) return renew();
  if (known.isOutdated) return renew().catch((error: unknown) => orElse(known.value, error));
  if (known.isStale) memory.later(renew);
  return known.value;
}

/**
 * Makes a value once for all who want it now, and keeps it: for whoever has looked for it by himself. Throws what `make`
 * throws.
 */
export function makeOnce<T>(
  memory: Memory,
  key: MemoryKey,
  make: () => Promise<T>,
  isWhole: (value: T & {}) => boolean = () => true,
): Promise<T> {
  const isWorthIt = (value: T) => value !== null && value !== undefined && isWhole(value);
  const makeAndKeep = async () => {
    const at = Date.now();
    const value = await make();
    if (isWorthIt(value)) memory.later(() => memory.write(key, value, at));
    return value;
  };
  return memory.share(key, makeAndKeep, isWorthIt);
}

// Up to a day old, and better than a page that says that the shop is down (quality.md 6).
function orElse<T>(known: T, error: unknown): T {
  if (error instanceof BackendFault) return known;
  throw error;
}
