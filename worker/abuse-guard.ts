import { fail, type Result } from "../app/backend/result";
import { foldAccountName } from "./account-name";
import type { CounterCalls } from "./abuse-counter";
import { ABUSE_LIMITS, type AbuseKind, type AbuseLimit } from "./abuse-limits";
import type { Spending } from "./abuse-log";
import type { Bindings } from "./bindings";

/** Who is counted. */
export interface Visitor {
  /** As `countedAddress` gives it; null: it tells nobody apart. */
  address: string | null;
  /** Counted where there is no address; null: there is no session yet, and nothing is counted by it. */
  session: () => string | null;
}

/**
 * Counts, then does the work; too many are refused without it. `account`: as it was typed, for kinds counted by account.
 * What failed stays counted, and of a guess what succeeded doesn't. `deed`: what is done, in full; the same sent many times at
 * once is counted once, and none of it is refused.
 */
export type Guard = <T>(
  kind: AbuseKind,
  work: () => Promise<Result<T>>,
  account?: string,
  deed?: string,
) => Promise<Result<T>>;

export function createGuard(counters: Bindings["ABUSE_COUNTER"], visitor: Visitor): Guard {
  return async (kind, work, account, deed) => {
    const rule: AbuseLimit = ABUSE_LIMITS[kind];
    const names = await nameCounters(kind, visitor, account);
    const deedName = deed && (await hash(deed));
    const spent: { counter: CounterCalls; at: number }[] = [];
    const giveBack = () => Promise.all(spent.map(({ counter, at }) => counter.giveBack(at).catch(() => undefined)));
    // The address goes first: whoever is stopped by it can't use up somebody else's account.
    for (const name of names) {
      const spending = await askCounter(() => openCounter(counters, name), kind, deedName);
      if (spending === "broken" && rule.isVital) continue;
      if (spending === "broken" || spending.isOver) {
        await giveBack();
        return fail(spending === "broken" ? { kind: "unreachable" } : { kind: "too-many", seconds: spending.seconds });
      }
      spent.push({ counter: openCounter(counters, name), at: spending.at });
    }
    const result = await work();
    if (rule.isGuess && result.ok) await giveBack();
    return result;
  };
}

function openCounter(counters: Bindings["ABUSE_COUNTER"], name: string): CounterCalls {
  return counters.get(counters.idFromName(name)) as unknown as CounterCalls;
}

// One that isn't bound is broken, too.
async function askCounter(open: () => CounterCalls, kind: AbuseKind, deed?: string): Promise<Spending | "broken"> {
  try {
    return await open().spend(kind, deed);
  } catch (error) {
    console.error(JSON.stringify({ event: "counter-broken", kind, message: String(error).slice(0, 200) }));
    return "broken";
  }
}

async function nameCounters(kind: AbuseKind, visitor: Visitor, account: string | undefined): Promise<string[]> {
  const subjects = ABUSE_LIMITS[kind].countedBy.flatMap((countedBy) => {
    if (countedBy === "account") return account ? [`account:${foldAccountName(account)}`] : [];
    if (visitor.address) return [`address:${visitor.address}`];
    const session = visitor.session();
    return session ? [`session:${session}`] : [];
  });
  return Promise.all(subjects.map((subject) => hash(`${kind}:${subject}`)));
}

// What a counter keeps, its name among it, names nobody.
async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
