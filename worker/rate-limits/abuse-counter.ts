import { DurableObject } from "cloudflare:workers";
import { findCount, type AbuseKind, type LimitKey } from "./abuse-limits";
import { AbuseLog, type SpendResult } from "./abuse-log";
import type { Bindings } from "../platform/hono-env";

/** Counts one action of one subject. KV would lose counts, and the rate-limit binding counts per location. */
export class AbuseCounter extends DurableObject<Bindings> {
  readonly #log: AbuseLog;

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#log = new AbuseLog(state.storage);
  }

  /** `idempotencyKey`: identifies an attempt that may be sent twice. */
  spend(kind: AbuseKind, by: LimitKey, idempotencyKey?: string): Promise<SpendResult> {
    return this.#log.spend(findCount(kind, by)!, Date.now(), idempotencyKey);
  }

  release(at: number): Promise<void> {
    return this.#log.release(at);
  }

  override alarm(): Promise<void> {
    return this.#log.destroy();
  }
}
