import { fail, type Result } from "../../app/domain/values/result";
import { foldAccountName } from "./account-name";
import { ABUSE_LIMITS, type AbuseKind, type AbuseLimit, type LimitKey } from "./abuse-limits";
import type { SpendResult, CounterCalls } from "./abuse-log";
import type { Bindings } from "../platform/hono-env";
import { callObject } from "../platform/call-object";
import { sha256 } from "../platform/hash";
import type { AccountNames } from "./account-names";
import { log } from "../../app/services/log";

/** Whom the counters count. */
export interface Visitor {
  /** An address key (`addressKey`); null: the address identifies nobody. */
  address: string | null;
  /** Counted where there is no address; null: there is no session yet. */
  session: () => string | null;
  /** The visitor's browser, for kinds that count a known device separately. */
  device?: { findId(account: string): Promise<string | null> };
  /** Maps all names of an account to one key; without it each name counts as an account. */
  names?: Pick<AccountNames, "findAccount">;
}

/**
 * Counts an attempt, then does the work; an attempt over the limit fails with "too-many" and does no work. A failed attempt
 * stays counted; a correct guess is released. `account`: as typed, for kinds counted by account. `idempotencyKey`: the same
 * attempt sent several times at once is counted once.
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
    // Neither a counter's name nor its storage may reveal whom it counts.
    const hashedIdempotencyKey = idempotencyKey && (await sha256(idempotencyKey));
    const spent: { counter: CounterCalls; at: number }[] = [];
    const release = () => Promise.all(spent.map(({ counter, at }) => counter.release(at).catch(() => undefined)));
    let waitMs = 0;
    // Sequentially: an attempt refused by the first counter must not use up the next ones, which others share.
    for (const { by, subject } of subjects) {
      const name = await sha256(`${kind}:${by}:${subject}`);
      const spending = await callCounter(() => spend(counters, name, [kind, by, hashedIdempotencyKey]), kind);
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

// A counter that was reset during the call may count twice: that never lets an attempt through.
function spend(counters: Bindings["ABUSE_COUNTER"], name: string, spent: Parameters<CounterCalls["spend"]>) {
  return callObject(
    () => openCounter(counters, name),
    (counter) => counter.spend(...spent),
    { isRepeatable: true },
  );
}

// A missing binding counts as broken, too.
async function callCounter(spend: () => Promise<SpendResult>, kind: AbuseKind): Promise<SpendResult | "broken"> {
  try {
    return await spend();
  } catch (error) {
    log("counter-broken", { kind, error });
    return "broken";
  }
}

interface Subject {
  by: LimitKey;
  /** Whom this counter counts. */
  subject: string;
}

/** A known device is counted on its own; otherwise everything known of the visitor that the rule counts by. */
async function listSubjects(
  { counts }: AbuseLimit,
  { address, session, device, names }: Visitor,
  typed?: string,
): Promise<Subject[]> {
  const isCountedBy = (key: LimitKey) => counts.some(({ by }) => by === key);
  const known = typed && isCountedBy("device") ? await device?.findId(typed) : null;
  if (known) return [{ by: "device", subject: `device:${known}` }];
  const account = typed && (names ? await names.findAccount(typed) : foldAccountName(typed));
  const own = session() && `session:${session()}`;
  const place = address ? `address:${address}` : own;
  // In local development neither is known, so the account is counted on its own.
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
