import type { Absorption, Closed } from "./session-rpc";
import type { SessionCookie } from "./session-cookies";

/** Has one session take over what another holds. */
type Absorb = (into: SessionCookie, from: SessionCookie) => Promise<Absorption | Closed>;

interface Merged {
  /** null: none of them opens anything. */
  session: SessionCookie | null;
  /** They open nothing any more: the answer deletes them. */
  dead: SessionCookie[];
  /** One was signed out of: what was under way then begins no new session. */
  isEnded: boolean;
}

/**
 * Makes one session of several, which a browser gets by things put into its cart at once. `cookies`: the one that counts
 * first. What can't be merged now keeps its cookie, and the next request tries again.
 */
export async function mergeSessions(cookies: SessionCookie[], absorb: Absorb): Promise<Merged> {
  const merged: Merged = { session: null, dead: [], isEnded: false };
  for (const cookie of cookies) {
    const before = merged.session;
    if (!before) merged.session = cookie;
    // A later sign-in counts; the cart of an earlier one lives with its account.
    else if (cookie.key) merged.dead.push(cookie);
    else await join(merged, before, cookie, absorb);
  }
  return merged;
}

async function join(merged: Merged, into: SessionCookie, from: SessionCookie, absorb: Absorb): Promise<void> {
  const joined = await absorb(into, from);
  if (typeof joined !== "string") {
    merged.isEnded ||= joined.closed === "ended";
    merged.dead.push(into);
    merged.session = from;
  } else if (joined === "absorbed" || joined === "gone") merged.dead.push(from);
  else if (joined === "stays" && !into.key) await joinBackwards(merged, into, from, absorb);
}

// What has placed an order stays where it is, and what hasn't comes to it.
async function joinBackwards(merged: Merged, into: SessionCookie, from: SessionCookie, absorb: Absorb): Promise<void> {
  const joined = await absorb(from, into);
  if (typeof joined !== "string") merged.dead.push(from);
  else if (joined === "absorbed" || joined === "gone") {
    merged.dead.push(into);
    merged.session = from;
  }
}
