import { COMPARED_MAX, SEEN_MAX } from "../../config/limits";

/** What a shopper asked the shop to remember of his looking around. */
export interface Browsed {
  /** Slugs of products, in the order they were added. */
  compared: string[];
  /** Database ids of products, newest first; null: he hasn't asked for it. */
  seen: number[] | null;
}

export const COMPARISON_PATH = "/sravnenie";
export const SEEN_PATH = "/api/seen";
/** A readable hint that what is looked at is remembered: a flag, no identity. */
export const SEEN_HINT = "seen";
export const NOTHING_BROWSED: Browsed = { compared: [], seen: null };

const SLUG_MAX = 200;

/** What was stored, whatever somebody made of it. Total. */
export function readBrowsed(compared: unknown, seen: unknown): Browsed {
  const isSlug = (slug: unknown): slug is string => typeof slug === "string" && slug !== "" && slug.length <= SLUG_MAX;
  return {
    compared: Array.isArray(compared) ? [...new Set(compared.filter(isSlug))].slice(0, COMPARED_MAX) : [],
    seen: Array.isArray(seen) ? [...new Set(seen.filter(isId))].slice(0, SEEN_MAX) : null,
  };
}

/** null: there is no room for another product. One that is there already stays where it is. */
export function addCompared(browsed: Browsed, slug: string): Browsed | null {
  if (browsed.compared.includes(slug)) return browsed;
  if (browsed.compared.length >= COMPARED_MAX || slug.length > SLUG_MAX) return null;
  return { ...browsed, compared: [...browsed.compared, slug] };
}

/** The newest first, each once, and no more than there is room for. */
export function addSeen(seen: readonly number[], ids: readonly number[]): number[] {
  return [...new Set([...ids, ...seen])].filter(isId).slice(0, SEEN_MAX);
}

function isId(id: unknown): id is number {
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0;
}
