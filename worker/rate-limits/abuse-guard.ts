import { fail, type Result } from "../../app/domain/values/result";
import { foldAccountName } from "./account-name";
import { ABUSE_LIMITS, type AbuseKind, type AbuseLimit, type LimitKey } from "./abuse-limits";
import type { Spending, CounterCalls } from "./abuse-log";
import type { Bindings } from "../platform/hono-env";
import { callObject } from "../platform/call-object";
import type { AccountNames } from "./account-names";
import type { KnownDevice } from "./known-device";

/** Who is counted. */
export interface Visitor {
  /** As `countedAddress` gives it; null: it tells nobody apart. */
  address: string | null;
  /** Counted where there is no address; null: there is no session yet, and nothing is counted by it. */
  session: () => string | null;
  /** Whose browser it is, for kinds that a known device is counted apart for. */
  device?: Pick<KnownDevice, "findId">;
  /** One key for all names of an account; without them a name is an account. */
  names?: Pick<AccountNames, "findAccount">;
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
  idempotencyKey?: string,
) => Promise<Result<T>>;

export function createGuard(counters: Bindings["ABUSE_COUNTER"], visitor: Visitor, sleep = wait): Guard {
  return async (kind, work, account, idempotencyKey) => {
    const rule: AbuseLimit = ABUSE_LIMITS[kind];
    const subjects = await listSubjects(rule, visitor, account);
    const idempotencyKeyName = idempotencyKey && (await hash(idempotencyKey));
    const spent: { counter: CounterCalls; at: number }[] = [];
    const release = () => Promise.all(spent.map(({ counter, at }) => counter.release(at).catch(() => undefined)));
    let waitMs = 0;
    // One after the other: whoever is stopped by the first can't use up what others are counted by.
    for (const { by, subject } of subjects) {
      const name = await hash(`${kind}:${by}:${subject}`);
      const spending = await askCounter(() => spend(counters, name, [kind, by, idempotencyKeyName]), kind);
      if (spending === "broken" && rule.isVital) continue;
      if (spending === "broken" || spending.isOver) {
        await release();
        return fail(spending === "broken" ? { kind: "unreachable" } : { kind: "too-many", seconds: spending.seconds });
      }
      spent.push({ counter: openCounter(counters, name), at: spending.at });
      waitMs = Math.max(waitMs, spending.waitMs);
    }
    if (waitMs > 0) await sleep(waitMs);
    const result = await work();
    if (rule.isGuess && result.ok) await release();
    return result;
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function openCounter(counters: Bindings["ABUSE_COUNTER"], name: string): CounterCalls {
  return counters.get(counters.idFromName(name)) as unknown as CounterCalls;
}

// A counter that was reset under the call may count it twice: nobody is let through by that.
function spend(counters: Bindings["ABUSE_COUNTER"], name: string, spent: Parameters<CounterCalls["spend"]>) {
  return callObject(
    () => openCounter(counters, name),
    (counter) => counter.spend(...spent),
    { isRepeatable: true },
  );
}

// One that isn't bound is broken, too.
async function askCounter(spend: () => Promise<Spending>, kind: AbuseKind): Promise<Spending | "broken"> {
  try {
    return await spend();
  } catch (error) {
    console.error(JSON.stringify({ event: "counter-broken", kind, message: String(error).slice(0, 200) }));
    return "broken";
  }
}

interface Subject {
  by: LimitKey;
  /** Whom this counter counts. */
  subject: string;
}

/** A known device is counted by itself alone; else everything that is known of the visitor, and the rule asks for. */
async function listSubjects(
  { counts }: AbuseLimit,
  { address, session, device, names }: Visitor,
  typed?: string,
): Promise<Subject[]> {
  const isAskedFor = (wanted: LimitKey) => counts.some(({ by }) => by === wanted);
  const known = typed && isAskedFor("device") ? await device?.findId(typed) : null;
  if (known) return [{ by: "device", subject: `device:${known}` }];
  const account = typed && (names ? await names.findAccount(typed) : foldAccountName(typed));
  const own = session() && `session:${session()}`;
  const place = address ? `address:${address}` : own;
  // Neither is known on a machine of one's own alone: there an account is counted by itself.
  const pair = account && `${place ?? "here"}:account:${account}`;
  const subjects: Record<LimitKey, string | null | undefined> = {
    device: null,
    session: own,
    address: place ?? pair,
    "address-account": pair,
    account: account && `account:${account}`,
  };
  return counts.flatMap(({ by }) => {
    const subject = subjects[by];
    return subject ? [{ by, subject }] : [];
  });
}

// What a counter keeps, its name among it, names nobody.
async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
