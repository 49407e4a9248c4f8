import type { Bindings } from "../platform/hono-env";
import { DELIVERY_SECONDS, INVALIDATION_SECONDS, type InvalidationScope } from "./cache-policy";
import { callObject } from "../platform/call-object";

const KEY = "cache-version";

/** A read may be this stale; KV's minimum cacheTtl. */
const VERSION_TTL_SECONDS = 30;

/** The cache version as this data center sees it; null: unreadable, so nothing counts as outdated. */
export async function readCacheVersion(kv: KVNamespace): Promise<string | null> {
  try {
    return (await kv.get(KEY, { cacheTtl: VERSION_TTL_SECONDS })) ?? "first first";
  } catch (error) {
    console.error(JSON.stringify({ event: "cache-version-unreadable", message: String(error).slice(0, 200) }));
    return null;
  }
}

export function writeCacheVersion(kv: KVNamespace, version: string): Promise<void> {
  return kv.put(KEY, version);
}

/**
 * The version after an invalidation: one token for anything, one for products. Random tokens instead of numbers, so that
 * reordered writes never restore an earlier version.
 */
function nextVersion(before: string | null, scope: InvalidationScope): string {
  return `${scope === "anything" ? crypto.randomUUID() : (anythingOf(before) ?? "first")} ${crypto.randomUUID()}`;
}

/** Whether anything was invalidated between two versions; products alone are in no cached data, only in pages. */
export function isInvalidated(before: string | null, now: string | null): boolean {
  return now !== null && anythingOf(before) !== anythingOf(now);
}

function anythingOf(version: string | null): string | undefined {
  return version?.split(" ")[0];
}

const DELIVERY = "delivery:";

/** The maximum number of keys in one delete call of Durable Object storage. */
const DELETE_BATCH = 128;

const RETRY_MS = 1000;

/** done: published; batched: published with others within 30 seconds; duplicate: this delivery was already processed. */
export type Invalidation = "done" | "batched" | "duplicate";

/** Invalidates everything cached of the backend, for webhooks and purges. */
export interface Invalidator {
  /** `delivery`: its id, for deduplication. An urgent invalidation is published immediately. */
  invalidate(delivery: string, scope: InvalidationScope, isUrgent: boolean): Promise<Invalidation>;
}

type InvalidationStorage = Pick<
  DurableObjectStorage,
  "get" | "put" | "delete" | "list" | "getAlarm" | "setAlarm" | "deleteAlarm"
>;

/**
 * Publishes a new cache version: at once when it is urgent, else at most every 30 seconds, since KV writes are scarce. Each
 * invalidation stores a `version` of its own, and it is unpublished until `published` equals it, however many writes that takes.
 */
export class CacheInvalidation implements Invalidator {
  readonly #storage: InvalidationStorage;
  readonly #publish: (version: string) => Promise<void>;

  /** `publish` stores a version where every data center reads it. */
  constructor(storage: InvalidationStorage, publish: (version: string) => Promise<void>) {
    this.#storage = storage;
    this.#publish = publish;
  }

  async invalidate(
    delivery: string,
    scope: InvalidationScope,
    isUrgent: boolean,
    now = Date.now(),
  ): Promise<Invalidation> {
    const storage = this.#storage;
    if (await storage.get(DELIVERY + delivery)) {
      // A retry after the object was reset during the call: the stored version may still be unpublished.
      if (await this.#isUnpublished()) await this.#setAlarm(now + RETRY_MS);
      return "duplicate";
    }
    const alarm = await storage.getAlarm();
    const publishedAt = (await storage.get<number>("publishedAt")) ?? 0;
    const due = isUrgent ? now : publishedAt + INVALIDATION_SECONDS * 1000;
    const isDue = due <= now;
    // Before anything is stored, so that the alarm publishes it wherever a reset cuts this call off.
    await this.#setAlarm(isDue ? now + INVALIDATION_SECONDS * 1000 : Math.max(due, now + RETRY_MS));
    const version = nextVersion((await storage.get<string>("version")) ?? null, scope);
    await storage.put({ [DELIVERY + delivery]: now, version });
    if (!isDue) return "batched";
    if (await this.#publishNow(now)) {
      // The alarm as it was before this call: each run lists all deliveries.
      if (!(await this.#isUnpublished())) await storage.setAlarm(alarm ?? now + DELIVERY_SECONDS * 1000);
      return "done";
    }
    await this.#setAlarm(now + RETRY_MS);
    return "batched";
  }

  /** Publishes what is unpublished and deletes delivery ids older than a day. */
  async runAlarm(now = Date.now()): Promise<void> {
    const storage = this.#storage;
    if ((await this.#isUnpublished()) && !(await this.#publishNow(now)))
      return this.#setAlarm(now + INVALIDATION_SECONDS * 1000);
    const deliveries = await storage.list<number>({ prefix: DELIVERY });
    const old = [...deliveries].filter(([, at]) => now - at >= DELIVERY_SECONDS * 1000).map(([key]) => key);
    await storage.delete(old.slice(0, DELETE_BATCH));
    const hasMore = old.length > DELETE_BATCH;
    if (deliveries.size > 0) await this.#setAlarm(now + (hasMore ? RETRY_MS : DELIVERY_SECONDS * 1000));
  }

  async #isUnpublished(): Promise<boolean> {
    const storage = this.#storage;
    return (await storage.get("version")) !== (await storage.get("published"));
  }

  // KV may have reached its daily write limit: the alarm retries, so WooCommerce needn't redeliver.
  async #publishNow(now: number): Promise<boolean> {
    const storage = this.#storage;
    const version = (await storage.get<string>("version"))!;
    await storage.put("publishedAt", now);
    try {
      await this.#publish(version);
    } catch (error) {
      console.error(JSON.stringify({ event: "cache-version-publish-failed", message: String(error).slice(0, 200) }));
      return false;
    }
    await storage.put("published", version);
    // A newer version came meanwhile; even if it has been written, this one may have overwritten it.
    if (await this.#isUnpublished()) await this.#setAlarm(now + INVALIDATION_SECONDS * 1000);
    return true;
  }

  async #setAlarm(time: number): Promise<void> {
    const alarm = await this.#storage.getAlarm();
    if (alarm === null || time < alarm) await this.#storage.setAlarm(time);
  }
}

/** The shop's invalidator. Deliveries are deduplicated, so a call is safe to repeat. */
export function openInvalidator(namespace: Bindings["CACHE_VERSION"]): Invalidator {
  const open = () => namespace.get(namespace.idFromName("shop")) as unknown as Invalidator;
  return { invalidate: (...args) => callObject(open, (object) => object.invalidate(...args), { isRepeatable: true }) };
}
