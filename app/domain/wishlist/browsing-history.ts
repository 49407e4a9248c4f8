import { COMPARED_MAX, SEEN_MAX } from "../../config/limits";

/** What a shopper asked the shop to remember: compared and viewed products. */
export interface Browsed {
  /** Database ids, in the order they were added: they are the same in every language. */
  compared: number[];
  /** Database ids of viewed products, newest first; null unless the shopper opted in. */
  seen: number[] | null;
}

/** Readable hint cookie that viewed products are recorded: a flag, no identity. */
export const SEEN_HINT = "seen";
export const NOTHING_BROWSED: Browsed = { compared: [], seen: null };

/** Parses stored data. Never throws. */
export function readBrowsed(compared: unknown, seen: unknown): Browsed {
  return {
    compared: Array.isArray(compared) ? [...new Set(compared.filter(isId))].slice(0, COMPARED_MAX) : [],
    seen: Array.isArray(seen) ? [...new Set(seen.filter(isId))].slice(0, SEEN_MAX) : null,
  };
}

/** Adds a product to the comparison; null when it is full. One that is already there keeps its place. */
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
