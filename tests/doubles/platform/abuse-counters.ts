import { findCount, type AbuseKind, type LimitKey } from "../../../worker/rate-limits/abuse-limits";
import { AbuseLog } from "../../../worker/rate-limits/abuse-log";
import type { Bindings } from "../../../worker/platform/hono-env";
import { makeStorage } from "../backend/scripted-backend";

/** In-memory counters, with a clock that the test moves. */
export class AbuseCounters {
  now = 0;
  isBroken = false;
  readonly #logs = new Map<string, AbuseLog>();

  readonly namespace = {
    idFromName: (name: string) => name,
    get: (name: string) => ({
      spend: async (kind: AbuseKind, by: LimitKey, idempotencyKey?: string) => {
        if (this.isBroken) throw new Error("overloaded");
        return this.#open(name).spend(findCount(kind, by)!, this.now, idempotencyKey);
      },
      release: (at: number) => this.#open(name).release(at),
    }),
  } as unknown as Bindings["ABUSE_COUNTER"];

  get names(): string[] {
    return [...this.#logs.keys()];
  }

  #open(name: string): AbuseLog {
    const log = this.#logs.get(name) ?? new AbuseLog(makeStorage());
    this.#logs.set(name, log);
    return log;
  }
}
