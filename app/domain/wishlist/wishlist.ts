import { WISHLIST_MAX } from "../../config/limits";

/** Key in local storage. */
export const WISHLIST_KEY = "wishlist";

/** A wishlist entry; the card is fetched again, because stored prices get outdated. */
export interface WishlistEntry {
  databaseId: number;
  /** Shown for products that no longer exist; "" when unknown. */
  name: string;
}

export type Wishlist = readonly WishlistEntry[];

const NAME_MAX = 200;

/** Parses local storage. Entries without an id are dropped. Never throws. */
export function parseWishlist(text: string | null): Wishlist {
  const stored = readJson(text);
  const entries = Array.isArray(stored) ? stored.flatMap((value) => readEntry(value) ?? []) : [];
  // Duplicates keep the first one's place.
  const known = new Map(entries.toReversed().map((entry) => [entry.databaseId, entry]));
  return [...known.values()].toReversed().slice(-WISHLIST_MAX);
}

/** Appends an entry; the same list for a duplicate or an entry without an id. */
export function addEntry(list: Wishlist, entry: unknown): Wishlist {
  const found = readEntry(entry);
  return !found || hasEntry(list, found.databaseId) ? list : [...list, found].slice(-WISHLIST_MAX);
}

/** Removes a product; the same list when it isn't there. */
export function removeEntry(list: Wishlist, databaseId: number): Wishlist {
  return hasEntry(list, databaseId) ? list.filter((entry) => entry.databaseId !== databaseId) : list;
}

/** Whether the product is in the list. */
export function hasEntry(list: Wishlist, databaseId: number): boolean {
  return list.some((entry) => entry.databaseId === databaseId);
}

function readEntry(value: unknown): WishlistEntry | null {
  if (typeof value !== "object" || value === null) return null;
  const { databaseId, name } = value as Record<string, unknown>;
  if (!Number.isSafeInteger(databaseId) || (databaseId as number) <= 0) return null;
  return {
    databaseId: databaseId as number,
    name: typeof name === "string" ? name.slice(0, NAME_MAX).toWellFormed() : "",
  };
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
