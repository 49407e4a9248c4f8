import { WISHLIST_MAX } from "../../config/limits";

/** The fixed key of local storage under which the list is kept. */
export const WISHLIST_KEY = "wishlist";

/** A product that this browser remembers; its card is asked anew, for a kept price grows old. */
export interface WishlistEntry {
  databaseId: number;
  /** For products that are gone; "" where it isn't known. */
  name: string;
}

export type Wishlist = readonly WishlistEntry[];

const NAME_MAX = 200;

/** What stands in local storage: total, for anybody may have written there. Entries without an id are left out. */
export function parseWishlist(text: string | null): Wishlist {
  const kept = readJson(text);
  const entries = Array.isArray(kept) ? kept.flatMap((value) => readEntry(value) ?? []) : [];
  // The first of its kind stands, at its place.
  const known = new Map(entries.toReversed().map((entry) => [entry.databaseId, entry]));
  return [...known.values()].toReversed().slice(-WISHLIST_MAX);
}

/** The list with one more at its end; the same list for a duplicate or a thing without an id. */
export function addEntry(list: Wishlist, entry: unknown): Wishlist {
  const found = readEntry(entry);
  return !found || hasEntry(list, found.databaseId) ? list : [...list, found].slice(-WISHLIST_MAX);
}

/** The list without one product; the same list where it isn't in it. */
export function removeEntry(list: Wishlist, databaseId: number): Wishlist {
  return hasEntry(list, databaseId) ? list.filter((entry) => entry.databaseId !== databaseId) : list;
}

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
