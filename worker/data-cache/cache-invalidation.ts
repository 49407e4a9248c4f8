import type { Bindings } from "../platform/hono-env";
import { DELIVERY_SECONDS, NEWS_SECONDS, type News } from "./cache-policy";
import { callObject } from "../platform/call-object";
import { anythingOf, nextVersion } from "./version-words";

const DELIVERY = "delivery:";
/** As many as one call of the storage deletes. */
const DELETED_AT_ONCE = 128;
const RETRY_MS = 1000;

/** What news came to: told at once, to be told with what comes in the next half minute, or heard before. */
export type Hearing = "told" | "gathered" | "known";

/** Where news of the catalogue arrives, from the webhook and from a purge. */
export interface NewsDesk {
  /** `delivery` names it: the same never counts twice. Urgent news doesn't wait for more. */
  hear(delivery: string, news: News, isUrgent: boolean): Promise<Hearing>;
}

type NewsStorage = Pick<
  DurableObjectStorage,
  "get" | "put" | "delete" | "list" | "getAlarm" | "setAlarm" | "deleteAlarm"
>;

/** Gathers news and tells it twice a minute at most: every order changes stock, and KV's writes are few (design §2). */
export class CatalogueNews implements NewsDesk {
  readonly #storage: NewsStorage;
  readonly #tell: (version: string) => Promise<void>;

  /** `tell` makes a version known to every data centre. */
  constructor(storage: NewsStorage, tell: (version: string) => Promise<void>) {
    this.#storage = storage;
    this.#tell = tell;
  }

  async hear(delivery: string, news: News, isUrgent: boolean, now = Date.now()): Promise<Hearing> {
    const storage = this.#storage;
    if (await storage.get(DELIVERY + delivery)) {
      // Brought again because the object was reset under it: what was written down is still to be told.
      if (await storage.get("untold")) await this.#wakeAt(now + RETRY_MS);
      return "known";
    }
    const before = await storage.get<News | null>("untold");
    await storage.put({ [DELIVERY + delivery]: now, untold: before === "anything" ? before : news });
    const told = (await storage.get<number>("toldAt")) ?? 0;
    const due = isUrgent ? now : told + NEWS_SECONDS * 1000;
    if (due <= now && (await this.#tellNow(now))) {
      await this.#wakeAt(now + DELIVERY_SECONDS * 1000);
      return "told";
    }
    await this.#wakeAt(Math.max(due, now + RETRY_MS));
    return "gathered";
  }

  /** What the alarm does: tells what was gathered, and forgets deliveries of more than a day ago. */
  async wake(now = Date.now()): Promise<void> {
    const storage = this.#storage;
    if ((await storage.get("untold")) && !(await this.#tellNow(now))) return this.#wakeAt(now + NEWS_SECONDS * 1000);
    const deliveries = await storage.list<number>({ prefix: DELIVERY });
    const old = [...deliveries].filter(([, at]) => now - at >= DELIVERY_SECONDS * 1000).map(([key]) => key);
    await storage.delete(old.slice(0, DELETED_AT_ONCE));
    const isMuch = old.length > DELETED_AT_ONCE;
    if (deliveries.size > 0) await this.#wakeAt(now + (isMuch ? RETRY_MS : DELIVERY_SECONDS * 1000));
  }

  // KV may be out of writes for today: it is tried again, and WooCommerce need not repeat itself.
  async #tellNow(now: number): Promise<boolean> {
    const storage = this.#storage;
    const news = (await storage.get<News | null>("untold")) ?? "products";
    const version = nextVersion(anythingOf((await storage.get<string>("version")) ?? null) ?? "first", news);
    await storage.put({ version, toldAt: now, untold: null });
    try {
      await this.#tell(version);
      return true;
    } catch (error) {
      console.error(JSON.stringify({ event: "news-not-told", message: String(error).slice(0, 200) }));
      await storage.put("untold", news);
      return false;
    }
  }

  async #wakeAt(time: number): Promise<void> {
    const alarm = await this.#storage.getAlarm();
    if (alarm === null || time < alarm) await this.#storage.setAlarm(time);
  }
}

/** The one desk of this shop. The same delivery never counts twice, so it may be brought again. */
export function openNewsDesk(namespace: Bindings["CATALOGUE_VERSION"]): NewsDesk {
  const open = () => namespace.get(namespace.idFromName("catalogue")) as unknown as NewsDesk;
  return { hear: (...news) => callObject(open, (desk) => desk.hear(...news), { isRepeatable: true }) };
}
