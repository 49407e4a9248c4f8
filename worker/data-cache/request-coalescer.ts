import type { Failure } from "../../app/domain/values/result";
import type { Bindings } from "../platform/hono-env";
import { RECENT_SECONDS } from "./cache-policy";

/** What making a value came to. A fault, or half a value, is handed to all who waited for it, and to nobody later. */
export type Outcome = { ok: true; value: unknown; isWorthIt: boolean } | { ok: false; failure: Failure };

/** Where those meet who miss the same value at once. */
export interface Coalescer {
  /** The outcome of one `make` for everybody with the same stamp. */
  share(stamp: string, make: () => Promise<Outcome>): Promise<Outcome>;
}

/** One value made once for all who want it now, and handed for a minute to those who still miss it. */
export class RequestCoalescer implements Coalescer {
  #coalescer: { stamp: string; promise: Promise<Outcome> } | null = null;
  #recent: { stamp: string; outcome: Outcome; at: number } | null = null;

  async share(stamp: string, make: () => Promise<Outcome>): Promise<Outcome> {
    const { isOwn, promise } = this.#board(stamp, make);
    try {
      return await promise;
    } catch (error) {
      // Who makes it may leave before it is made: then one of the others does.
      if (isOwn) throw error;
      return this.share(stamp, make);
    }
  }

  #board(stamp: string, make: () => Promise<Outcome>): { isOwn: boolean; promise: Promise<Outcome> } {
    const recent = this.#recent;
    if (recent?.stamp === stamp && Date.now() - recent.at < RECENT_SECONDS * 1000)
      return { isOwn: false, promise: Promise.resolve(recent.outcome) };
    if (this.#coalescer?.stamp === stamp) return { isOwn: false, promise: this.#coalescer.promise };
    const promise = this.#fly(stamp, make);
    this.#coalescer = { stamp, promise };
    return { isOwn: true, promise };
  }

  async #fly(stamp: string, make: () => Promise<Outcome>): Promise<Outcome> {
    try {
      const outcome = await make();
      if (outcome.ok && outcome.isWorthIt) this.#recent = { stamp, outcome, at: Date.now() };
      return outcome;
    } finally {
      if (this.#coalescer?.stamp === stamp) this.#coalescer = null;
    }
  }
}

/** The meeting place for one address. */
export function openCoalescer(namespace: Bindings["COALESCER"], address: string): Coalescer {
  return namespace.get(namespace.idFromName(address)) as unknown as Coalescer;
}
