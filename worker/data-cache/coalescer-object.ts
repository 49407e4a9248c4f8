import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "../platform/hono-env";
import { RequestCoalescer, type Coalescer, type Outcome } from "./request-coalescer";

/**
 * Coalesces the misses of one key across isolates, which share no promises: the first caller makes the value in its own request,
 * and the others await it here. Nothing is stored.
 */
export class CoalescerObject extends DurableObject<Bindings> implements Coalescer {
  readonly #coalescer = new RequestCoalescer();

  share(stamp: string, make: () => Promise<Outcome>): Promise<Outcome> {
    return this.#coalescer.share(stamp, make);
  }
}
