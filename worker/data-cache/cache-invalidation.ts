import type { Bindings } from "../platform/hono-env";
import { DELIVERY_SECONDS, INVALIDATION_SECONDS, type InvalidationScope } from "./cache-policy";
import { callObject } from "../platform/call-object";

const KEY = "catalogue-version";

/** Everybody's reading may be this much behind; KV takes no less. */
const BEHIND_SECONDS = 30;

/** The cache version as this data center knows it; null: it can't be read, and nothing counts as outdated. */
export async function readCacheVersion(kv: KVNamespace): Promise<string | null> {
  try {
    return (await kv.get(KEY, { cacheTtl: BEHIND_SECONDS })) ?? "first first";
  } catch (error) {
    console.error(JSON.stringify({ event: "version-unknown", message: String(error).slice(0, 200) }));
    return null;
  }
}

export function writeCacheVersion(kv: KVNamespace, version: string): Promise<void> {
  return kv.put(KEY, version);
}

/**
 * The version after an invalidation: one word for anything, one for products. Random words, not numbers: two writes that overtake
 * each other must never bring an earlier version back.
 */
function nextVersion(anything: string, scope: InvalidationScope): string {
  return `${scope === "anything" ? crypto.randomUUID() : anything} ${crypto.randomUUID()}`;
}

/** Whether something of one version is outdated by another. */
export function isInvalidated(
  before: string | null,
  now: string | null,
  observed: InvalidationScope | undefined,
): boolean {
  if (now === null || observed === undefined) return false;
  return observed === "products" ? before !== now : anythingOf(before) !== anythingOf(now);
}

function anythingOf(version: string | null): string | undefined {
  return version?.split(" ")[0];
}

const DELIVERY = "delivery:";

/** As many as one call of the storage deletes. */
const DELETED_AT_ONCE = 128;

const RETRY_MS = 1000;

/** done: at once; gathered: with what else comes in the next half minute; known: the same delivery came before. */
export type Invalidation = "done" | "gathered" | "known";

/** Invalidates what is cached of the backend, for the webhook and for a purge. */
export interface Invalidator {
  /** `delivery`: its id; the same never counts twice. An urgent one doesn't wait for more. */
  invalidate(delivery: string, scope: InvalidationScope, isUrgent: boolean): Promise<Invalidation>;
}

type InvalidationStorage = Pick<
  DurableObjectStorage,
  "get" | "put" | "delete" | "list" | "getAlarm" | "setAlarm" | "deleteAlarm"
>;

/** Publishes a new cache version twice a minute at most: every order changes stock, and KV's writes are few. */
export class CacheInvalidation implements Invalidator {
  readonly #storage: InvalidationStorage;
  readonly #publish: (version: string) => Promise<void>;

  /** `publish` makes a version known to every data center. */
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
      // Delivered again because the object was reset during the call: what it stored is still to be published.
      if (await storage.get("pending")) await this.#setAlarm(now + RETRY_MS);
      return "known";
    }
    const before = await storage.get<InvalidationScope | null>("pending");
    await storage.put({ [DELIVERY + delivery]: now, pending: before === "anything" ? before : scope });
    const publishedAt = (await storage.get<number>("publishedAt")) ?? 0;
    const due = isUrgent ? now : publishedAt + INVALIDATION_SECONDS * 1000;
    if (due <= now && (await this.#publishNow(now))) {
      await this.#setAlarm(now + DELIVERY_SECONDS * 1000);
      return "done";
    }
    await this.#setAlarm(Math.max(due, now + RETRY_MS));
    return "gathered";
  }

  /** What the alarm does: publishes what was gathered, and deletes deliveries of more than a day ago. */
  async runAlarm(now = Date.now()): Promise<void> {
    const storage = this.#storage;
    if ((await storage.get("pending")) && !(await this.#publishNow(now)))
      return this.#setAlarm(now + INVALIDATION_SECONDS * 1000);
    const deliveries = await storage.list<number>({ prefix: DELIVERY });
    const old = [...deliveries].filter(([, at]) => now - at >= DELIVERY_SECONDS * 1000).map(([key]) => key);
    await storage.delete(old.slice(0, DELETED_AT_ONCE));
    const isMuch = old.length > DELETED_AT_ONCE;
    if (deliveries.size > 0) await this.#setAlarm(now + (isMuch ? RETRY_MS : DELIVERY_SECONDS * 1000));
  }

  // KV may be out of writes for today: it is tried again, and WooCommerce need not repeat itself.
  async #publishNow(now: number): Promise<boolean> {
    const storage = this.#storage;
    const scope = (await storage.get<InvalidationScope | null>("pending")) ?? "products";
    const version = nextVersion(anythingOf((await storage.get<string>("version")) ?? null) ?? "first", scope);
    await storage.put({ version, publishedAt: now, pending: null });
    try {
      await this.#publish(version);
      return true;
    } catch (error) {
      console.error(JSON.stringify({ event: "cache-version-unpublished", message: String(error).slice(0, 200) }));
      await storage.put("pending", scope);
      return false;
    }
  }

  async #setAlarm(time: number): Promise<void> {
    const alarm = await this.#storage.getAlarm();
    if (alarm === null || time < alarm) await this.#storage.setAlarm(time);
  }
}

/** The one of this shop. The same delivery never counts twice, so a call may be repeated. */
export function openInvalidator(namespace: Bindings["CACHE_VERSION"]): Invalidator {
  const open = () => namespace.get(namespace.idFromName("catalogue")) as unknown as Invalidator;
  return { invalidate: (...scope) => callObject(open, (one) => one.invalidate(...scope), { isRepeatable: true }) };
}
