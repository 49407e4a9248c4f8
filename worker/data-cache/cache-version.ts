import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "../platform/hono-env";
import type { InvalidationScope } from "./cache-policy";
import { CacheInvalidation, type Invalidation, type Invalidator, writeCacheVersion } from "./cache-invalidation";

/** Publishes a new cache version for invalidations; one object for the whole shop. */
export class CacheVersionObject extends DurableObject<Bindings> implements Invalidator {
  readonly #invalidation = new CacheInvalidation(this.ctx.storage, (version) =>
    writeCacheVersion(this.env.KV, version),
  );

  invalidate(delivery: string, scope: InvalidationScope, isUrgent: boolean): Promise<Invalidation> {
    return this.#invalidation.invalidate(delivery, scope, isUrgent);
  }

  override alarm(): Promise<void> {
    return this.#invalidation.runAlarm();
  }
}
