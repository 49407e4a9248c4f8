import { DurableObject } from "cloudflare:workers";
import { findCount, type AbuseKind, type LimitKey } from "./abuse-limits";
import { AbuseLog, type Spending, type CounterCalls } from "./abuse-log";
import type { Bindings } from "../platform/hono-env";

/** Counts one thing that one somebody does. KV would lose counts, and the rate-limit binding counts each location alone. */
export class AbuseCounter extends DurableObject<Bindings> implements CounterCalls {
  readonly #log: AbuseLog;

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#log = new AbuseLog(state.storage);
  }

  spend(kind: AbuseKind, by: LimitKey, idempotencyKey?: string): Promise<Spending> {
    return this.#log.spend(findCount(kind, by)!, Date.now(), idempotencyKey);
  }

  release(at: number): Promise<void> {
    return this.#log.release(at);
  }

  override alarm(): Promise<void> {
    return this.#log.destroy();
  }
}
