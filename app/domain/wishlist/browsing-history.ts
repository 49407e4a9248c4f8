import { COMPARED_MAX, SEEN_MAX } from "../../config/limits";

/** The products that a shopper compares, and those viewed if the shopper opted in. */
export interface Browsed {
  /** Database ids, in the order they were added: they are the same in every language. */
  compared: number[];
  /** Database ids of viewed products, newest first; null unless the shopper opted in. */
  seen: number[] | null;
}

/** Name of a cookie that scripts can read: a flag, without an identity, that viewed products are recorded. */
export const SEEN_HINT = "seen";
export const NOTHING_BROWSED: Browsed = { compared: [], seen: null };

/** Parses stored data. Never throws. */
export function readBrowsed(compared: unknown, seen: unknown): Browsed {
  return {
    compared: Array.isArray(compared) ? [...new Set(compared.filter(isId))].slice(0, COMPARED_MAX) : [],
    seen: Array.isArray(seen) ? [...new Set(seen.filter(isId))].slice(0, SEEN_MAX) : null,
  };
}

/** Adds a product to the comparison; null when that is full. A product that is already there stays in its place. */
export function addCompared(browsed: Browsed, id: number): Browsed | null {
  if (browsed.compared.includes(id)) return browsed;
  if (browsed.compared.length >= COMPARED_MAX) return null;
  return { ...browsed, compared: [...browsed.compared, id] };
}

/** Adds ids, newest first, without duplicates, up to the limit. */
export function addSeen(seen: readonly number[], ids: readonly number[]): number[] {
  return [...new Set([...ids, ...seen])].filter(isId).slice(0, SEEN_MAX);
}

function isId(id: unknown): id is number {
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0;
}
