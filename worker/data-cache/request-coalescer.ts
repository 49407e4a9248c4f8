import type { Failure } from "../../app/domain/values/result";
import type { Bindings } from "../platform/hono-env";
import { LANDED_SECONDS } from "./cache-policy";

/** What making a value came to. A fault, or half a value, is handed to all who waited for it, and to nobody later. */
export type Outcome = { ok: true; value: unknown; isWorthIt: boolean } | { ok: false; failure: Failure };

/** Where those meet who miss the same value at once. */
export interface Flight {
  /** The outcome of one `make` for everybody with the same stamp. */
  share(stamp: string, make: () => Promise<Outcome>): Promise<Outcome>;
}

/** One value made once for all who want it now, and handed for a minute to those who still miss it. */
export class SharedFlight implements Flight {
  #flight: { stamp: string; landing: Promise<Outcome> } | null = null;
  #landed: { stamp: string; outcome: Outcome; at: number } | null = null;

  async share(stamp: string, make: () => Promise<Outcome>): Promise<Outcome> {
    const { isOwn, landing } = this.#board(stamp, make);
    try {
      return await landing;
    } catch (error) {
      // Who makes it may leave before it is made: then one of the others does.
      if (isOwn) throw error;
      return this.share(stamp, make);
    }
  }

  #board(stamp: string, make: () => Promise<Outcome>): { isOwn: boolean; landing: Promise<Outcome> } {
    const landed = this.#landed;
    if (landed?.stamp === stamp && Date.now() - landed.at < LANDED_SECONDS * 1000)
      return { isOwn: false, landing: Promise.resolve(landed.outcome) };
    if (this.#flight?.stamp === stamp) return { isOwn: false, landing: this.#flight.landing };
    const landing = this.#fly(stamp, make);
    this.#flight = { stamp, landing };
    return { isOwn: true, landing };
  }

  async #fly(stamp: string, make: () => Promise<Outcome>): Promise<Outcome> {
    try {
      const outcome = await make();
      if (outcome.ok && outcome.isWorthIt) this.#landed = { stamp, outcome, at: Date.now() };
      return outcome;
    } finally {
      if (this.#flight?.stamp === stamp) this.#flight = null;
    }
  }
}

/** The meeting place for one address. */
export function openFlight(namespace: Bindings["REFILL"], address: string): Flight {
  return namespace.get(namespace.idFromName(address)) as unknown as Flight;
}
