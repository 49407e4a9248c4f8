import type { Context } from "hono";
import { createBackendClient } from "../woocommerce/client";
import { fetchCurrency } from "../woocommerce/capabilities";
import { fail } from "../../app/domain/values/result";
import { PAGE_DEADLINE_MS } from "../../app/config/limits";
import type { ShopEnv } from "../platform/hono-env";
import { openSyncCalls } from "../catalog/sync/call-sync";
import { inTime, LATE } from "../platform/timeout";
import { fetchBackend, logBackendFailure } from "../woocommerce/connection";

/** So long an answer counts: whoever asks every second must not cost the backend a question each time. */
const FRESH_SECONDS = 10;

const KEY = "https://health.shop.test/";

interface Health {
  shop: "ok";
  backend: "ok" | "down";
  /** other: the backend's prices aren't in the shop's currency, so all that it shows is wrong. */
  currency: "ok" | "other" | "unknown";
  cache: "ok" | "down";
  /** The replica of the catalog (docs/catalog.md). */
  catalog: CatalogHealth;
}

interface CatalogHealth {
  /** incomplete: the first full sync is still under way; down: the synchronization can't be reached. */
  state: "ok" | "incomplete" | "down";
  products?: number;
  /** ISO 8601; null: never. */
  lastFullSync?: string | null;
  /** Of a change that isn't fetched yet; 0: none waits. */
  oldestPendingSeconds?: number;
  /** Version of the published snapshot. */
  snapshot?: number;
  /** Deletions that were too many to be believed. */
  refusedDeletions?: number;
}

/** For a monitor: what of the shop works. 503 when a part is down, though pages may still come from the cache. */
export async function checkHealth(c: Context<ShopEnv>): Promise<Response> {
  const cache = (caches as unknown as { default: Cache }).default;
  const kept = await cache.match(KEY);
  const health = kept ? ((await kept.json()) as Health) : await look(c);
  if (!kept)
    c.executionCtx.waitUntil(
      cache.put(KEY, Response.json(health, { headers: { "cache-control": `max-age=${FRESH_SECONDS}` } })),
    );
  c.header("cache-control", "no-store");
  const isUp = health.backend === "ok" && health.cache === "ok" && health.catalog.state === "ok";
  const isWell = isUp && health.currency !== "other";
  return c.json(health, isWell ? 200 : 503);
}

async function look(c: Context<ShopEnv>): Promise<Health> {
  const environment = c.get("environment");
  const client = createBackendClient({
    name: "public",
    url: environment.backendUrl,
    fetch: fetchBackend(c.env, environment),
    onFailure: logBackendFailure,
  });
  const [currency, cache, catalog] = await Promise.all([
    // What lets a page wait too long is down to a shopper, and a monitor waits no longer either.
    inTime(fetchCurrency(client), PAGE_DEADLINE_MS).then((told) => (told === LATE ? fail({ kind: "timeout" }) : told)),
    c.env.KV.get("healthz").then(
      () => true,
      () => false,
    ),
    lookAtCatalog(c),
  ]);
  return {
    shop: "ok",
    backend: currency.ok ? "ok" : "down",
    currency: compare(currency.ok ? currency.value : null, environment.site.currency),
    cache: cache ? "ok" : "down",
    catalog,
  };
}

async function lookAtCatalog(c: Context<ShopEnv>): Promise<CatalogHealth> {
  try {
    const sync = openSyncCalls(c.env, c.get("environment"));
    const { products, lastFullAt, pendingSince, snapshot, refusedDeletions } = await sync.readStatus();
    // A shop that nobody has started yet, as in development.
    if (lastFullAt === null) c.executionCtx.waitUntil(sync.ensureRunning());
    return {
      state: snapshot?.completeAt == null ? "incomplete" : "ok",
      products,
      lastFullSync: lastFullAt === null ? null : new Date(lastFullAt).toISOString(),
      oldestPendingSeconds: pendingSince === null ? 0 : Math.round((Date.now() - pendingSince) / 1000),
      snapshot: snapshot?.version ?? 0,
      refusedDeletions,
    };
  } catch (error) {
    console.error(JSON.stringify({ event: "catalog-sync-unreachable", message: String(error).slice(0, 200) }));
    return { state: "down" };
  }
}

function compare(actual: string | null, expected: string): Health["currency"] {
  if (actual === null) return "unknown";
  return actual === expected ? "ok" : "other";
}
