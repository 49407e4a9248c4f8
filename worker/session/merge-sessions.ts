import type { AbsorbResult, Closed } from "./session-rpc";
import type { SessionCookie } from "./session-cookies";

/** Merges one session into another. */
type Absorb = (into: SessionCookie, from: SessionCookie) => Promise<AbsorbResult | Closed>;

interface Merged {
  /** null: there were no cookies. */
  session: SessionCookie | null;
  /** Cookies that open no session any more; the response deletes them. */
  staleCookies: SessionCookie[];
}

/**
 * Merges several sessions, which concurrent first cart changes of a browser create. `cookies`: the decisive one first. What
 * can't be merged now keeps its cookie, and the next request tries again.
 */
export async function mergeSessions(cookies: SessionCookie[], absorb: Absorb): Promise<Merged> {
  const merged: Merged = { session: null, staleCookies: [] };
  for (const cookie of cookies) {
    const before = merged.session;
    if (!before) merged.session = cookie;
    // The later sign-in is used; the earlier one's cart belongs to its account.
    else if (cookie.key) merged.staleCookies.push(cookie);
    else await merge(merged, before, cookie, absorb);
  }
  return merged;
}

async function merge(merged: Merged, into: SessionCookie, from: SessionCookie, absorb: Absorb): Promise<void> {
  const joined = await absorb(into, from);
  if (typeof joined !== "string") {
    merged.staleCookies.push(into);
    merged.session = from;
  } else if (joined === "absorbed" || joined === "gone") merged.staleCookies.push(from);
  else if (joined === "stays" && !into.key) await mergeReversed(merged, into, from, absorb);
}

// A session that has placed an order can't move, so the other one is merged into it.
async function mergeReversed(merged: Merged, into: SessionCookie, from: SessionCookie, absorb: Absorb): Promise<void> {
  const joined = await absorb(from, into);
  if (typeof joined !== "string") merged.staleCookies.push(from);
  else if (joined === "absorbed" || joined === "gone") {
    merged.staleCookies.push(into);
    merged.session = from;
  }
}
