import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "../platform/hono-env";
import { RequestCoalescer, type Coalescer, type Outcome } from "./request-coalescer";

/**
 * One cold key. Promises can't be shared between requests of a Worker, so the first who misses makes the value in his own
 * request, and the others wait here for it. Nothing is stored: left alone, it forgets.
 */
export class CoalescerObject extends DurableObject<Bindings> implements Coalescer {
  readonly #coalescer = new RequestCoalescer();

  share(stamp: string, make: () => Promise<Outcome>): Promise<Outcome> {
    return this.#coalescer.share(stamp, make);
  }
}
