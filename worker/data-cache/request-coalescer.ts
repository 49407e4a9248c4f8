import type { Failure } from "../../app/domain/values/result";
import type { Bindings } from "../platform/hono-env";
import { RECENT_SECONDS } from "./cache-policy";

/** The outcome of making a value. A fault or an uncacheable value is given to concurrent callers only. */
export type Outcome = { ok: true; value: unknown; isCacheable: boolean } | { ok: false; failure: Failure };

/** Coalesces concurrent requests for one key. */
export interface Coalescer {
  /** The outcome of one `make` for all callers with the same stamp. */
  share(stamp: string, make: () => Promise<Outcome>): Promise<Outcome>;
}

/** Single-flight: one `make` for all concurrent callers; its value is also given to misses within the next minute. */
export class RequestCoalescer implements Coalescer {
  #pending: { stamp: string; promise: Promise<Outcome> } | null = null;
  #recent: { stamp: string; outcome: Outcome; at: number } | null = null;

  async share(stamp: string, make: () => Promise<Outcome>): Promise<Outcome> {
    const { isOwn, promise } = this.#join(stamp, make);
    try {
      return await promise;
    } catch (error) {
      // The caller that runs `make` may be aborted; then another one takes over.
      if (isOwn) throw error;
      return this.share(stamp, make);
    }
  }

  #join(stamp: string, make: () => Promise<Outcome>): { isOwn: boolean; promise: Promise<Outcome> } {
    const recent = this.#recent;
    if (recent?.stamp === stamp && Date.now() - recent.at < RECENT_SECONDS * 1000)
      return { isOwn: false, promise: Promise.resolve(recent.outcome) };
    if (this.#pending?.stamp === stamp) return { isOwn: false, promise: this.#pending.promise };
    const promise = this.#run(stamp, make);
    this.#pending = { stamp, promise };
    return { isOwn: true, promise };
  }

  async #run(stamp: string, make: () => Promise<Outcome>): Promise<Outcome> {
    try {
      const outcome = await make();
      if (outcome.ok && outcome.isCacheable) this.#recent = { stamp, outcome, at: Date.now() };
      return outcome;
    } finally {
      if (this.#pending?.stamp === stamp) this.#pending = null;
    }
  }
}

/** The coalescer of one key, shared by all isolates. */
export function openCoalescer(namespace: Bindings["COALESCER"], name: string): Coalescer {
  return namespace.get(namespace.idFromName(name)) as unknown as Coalescer;
}
