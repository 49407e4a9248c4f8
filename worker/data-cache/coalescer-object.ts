import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "../platform/hono-env";
import { SharedFlight, type Flight, type Outcome } from "./request-coalescer";

/**
 * One cold key. Promises can't be shared between requests of a Worker, so the first who misses makes the value in his own
 * request, and the others wait here for it (design §2). Nothing is stored: left alone, it forgets.
 */
export class Refill extends DurableObject<Bindings> implements Flight {
  readonly #flight = new SharedFlight();

  share(stamp: string, make: () => Promise<Outcome>): Promise<Outcome> {
    return this.#flight.share(stamp, make);
  }
}
