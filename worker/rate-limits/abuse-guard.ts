import { fail, type Result } from "../../app/domain/values/result";
import { foldAccountName } from "./account-name";
import { ABUSE_LIMITS, type AbuseKind, type AbuseLimit, type LimitKey } from "./abuse-limits";
import type { AbuseCounter } from "./abuse-counter";
import type { SpendResult } from "./abuse-log";
import type { Bindings } from "../platform/hono-env";
import { callObject } from "../platform/call-object";
import { pause } from "../platform/timeout";
import { sha256 } from "../platform/hash";
import type { AccountNames } from "./account-names";
import { log } from "../../app/services/log";

/** The visitor for whom attempts are counted. */
export interface Visitor {
  /** An address key (`addressKey`); null: the address identifies nobody. */
  address: string | null;
  /** The session, counted for visitors without an address; null: there is none yet. */
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

export function createGuard(counters: Bindings["ABUSE_COUNTER"], visitor: Visitor, sleep = pause): Guard {
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
      const spending = await spend(counters, name, [kind, by, hashedIdempotencyKey]);
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

type CounterCalls = Pick<AbuseCounter, "spend" | "release">;

function openCounter(counters: Bindings["ABUSE_COUNTER"], name: string): CounterCalls {
  return counters.get(counters.idFromName(name)) as unknown as CounterCalls;
}

// If a counter is reset during the call, an attempt may be counted twice. That never allows one too many. A missing
// binding counts as broken, too.
async function spend(
  counters: Bindings["ABUSE_COUNTER"],
  name: string,
  spent: Parameters<CounterCalls["spend"]>,
): Promise<SpendResult | "broken"> {
  try {
    const open = () => openCounter(counters, name);
    return await callObject(open, (counter) => counter.spend(...spent), { isRepeatable: true });
  } catch (error) {
    log("counter-broken", { kind: spent[0], error });
    return "broken";
  }
}

/**
 * Lists the counters of a visitor's attempt: what each counts by, and the key of the visitor or account that it counts.
 * For a known device only the device's counter; else one for each `by` of the limit whose key is known.
 */
async function listSubjects(
  { counts }: AbuseLimit,
  { address, session, device, names }: Visitor,
  typed?: string,
): Promise<{ by: LimitKey; subject: string }[]> {
  const isCountedBy = (key: LimitKey) => counts.some(({ by }) => by === key);
  const known = typed && isCountedBy("device") ? await device?.findId(typed) : null;
  if (known) return [{ by: "device", subject: `device:${known}` }];
  const account = typed && (names ? await names.findAccount(typed) : foldAccountName(typed));
  const own = session() && `session:${session()}`;
  const place = address ? `address:${address}` : own;
  // On a developer's machine neither address nor session is known, so only the account is counted.
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
