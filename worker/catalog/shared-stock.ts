import type { LiveStock } from "../../app/domain/product/stock";
import type { Result } from "../../app/domain/values/result";
import type { EdgeCache } from "../platform/storage";
import { log } from "../../app/services/log";

/** How old the answer that shoppers share may be. What can be bought is decided by the cart. */
const SHARED_MS = 5000;

interface Query {
  /** Unix ms: the stock may be as old as this. */
  startedAt: number;
  answer: Promise<Result<LiveStock>>;
}

interface Stored {
  startedAt: number;
  stock: Result<LiveStock>;
}

interface Place {
  /** Shared by the isolates of a data center. */
  cache: Pick<EdgeCache, "match" | "put">;
  key: Record<string, string>;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Live stock for all shoppers of a data center, at most five seconds old: otherwise each product page that hydrates would cost
 * WooCommerce a query. One instance per isolate.
 */
export class SharedStock {
  readonly #queries = new Map<string, Query>();

  /** The answer that shoppers share, even if it is a failure; if there is none, that of `query`. */
  read(place: Place, query: () => Promise<Result<LiveStock>>): Promise<Result<LiveStock>> {
    const name = `live-stock/${encodeURIComponent(JSON.stringify(place.key))}`;
    const now = Date.now();
    for (const [key, { startedAt }] of this.#queries) if (now - startedAt >= SHARED_MS) this.#queries.delete(key);
    const known = this.#queries.get(name);
    if (known) return known.answer;
    const own: Query = { startedAt: now, answer: Promise.resolve().then(() => findOrQuery(own, name, place, query)) };
    this.#queries.set(name, own);
    // Other requests await this answer too (compatibility flag handle_cross_request_promise_resolution), so it must
    // outlive this one. If it never settles, they end by their own deadlines, and a later request queries again.
    place.waitUntil(own.answer);
    return own.answer;
  }
}

async function findOrQuery(
  own: Query,
  name: string,
  { cache, waitUntil }: Place,
  query: () => Promise<Result<LiveStock>>,
): Promise<Result<LiveStock>> {
  const stored = await attempt(async () => (await cache.match(name))?.json<Stored>());
  if (stored && own.startedAt - stored.startedAt < SHARED_MS) {
    own.startedAt = stored.startedAt;
    return stored.stock;
  }
  const stock = await query();
  const headers = { "content-type": "application/json", "cache-control": `max-age=${SHARED_MS / 1000}` };
  const entry: Stored = { startedAt: own.startedAt, stock };
  waitUntil(attempt(() => cache.put(name, new Response(JSON.stringify(entry), { headers }))));
  return stock;
}

async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    log("stock-cache-failed", { error });
    return null;
  }
}
