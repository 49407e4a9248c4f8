import type { Context } from "hono";
import { createBackendClient } from "../woocommerce/client";
import { fetchCurrency } from "../woocommerce/capabilities";
import { fail } from "../../app/domain/values/result";
import { PAGE_DEADLINE_MS } from "../../app/config/limits";
import type { ShopEnv } from "../platform/hono-env";
import { openEdgeCache } from "../platform/storage";
import { listLanguages, type Environment } from "../platform/environment";
import { callSync } from "../catalog/sync/call-sync";
import type { SyncStatus } from "../catalog/sync/sync-status";
import { withTimeout, TIMED_OUT } from "../platform/timeout";
import { fetchBackend, logBackendFailure } from "../woocommerce/connection";
import { log } from "../../app/services/log";

/**
 * How long a result is cached. Otherwise a monitor that polls every second would cost the backend a request each time.
 */
const FRESH_SECONDS = 10;

interface Health {
  shop: "ok";
  backend: "ok" | "down";
  /** other: the backend's prices are in another currency than the shop's, so every price shown is wrong. */
  currency: "ok" | "other" | "unknown";
  cache: "ok" | "down";
  /** The catalog replica (docs/catalog.md). */
  catalog: CatalogHealth;
  /** The replicas in the shop's other languages, by code. */
  translations?: Record<string, CatalogHealth>;
  /** refused: settings of WordPress are invalid, so the previous ones apply; unknown: the catalog is down. */
  settings: "ok" | "refused" | "unknown";
  /** Why the settings are refused. */
  settingsProblems?: string[];
}

interface CatalogHealth {
  /** incomplete: the first full sync is still running; down: the sync can't be reached. */
  state: "ok" | "incomplete" | "down";
  products?: number;
  /** ISO 8601; null: no full sync has finished. */
  lastFullSync?: string | null;
  /** The run in progress; null: none. A full run has the number of products read, and of all that WooCommerce has. */
  run?: { kind: "full" | "incremental"; since: string; done?: number; found?: number | null } | null;
  /** Changes that aren't applied yet, and the age of the oldest; 0: there are none. */
  pendingChanges?: number;
  oldestPendingSeconds?: number;
  /** Version of the published snapshot. */
  snapshot?: number;
  /** Deletions that were refused because there were implausibly many. */
  refusedDeletions?: number;
}

/** Health for a monitor. 503 when a part is down, though pages may still be served from the cache. */
export async function checkHealth(c: Context<ShopEnv>): Promise<Response> {
  const cache = openEdgeCache(c.get("environment"));
  // Deployments of one zone share its cache, and each has version ids of its own.
  const key = `health/${c.env.VERSION.id}`;
  const cached = await cache.match(key);
  const health = cached ? ((await cached.json()) as Health) : await checkParts(c);
  if (!cached)
    c.executionCtx.waitUntil(
      cache.put(key, Response.json(health, { headers: { "cache-control": `max-age=${FRESH_SECONDS}` } })),
    );
  c.header("cache-control", "no-store");
  const catalogs = [health.catalog, ...Object.values(health.translations ?? {})];
  const isUp = health.backend === "ok" && health.cache === "ok" && catalogs.every(({ state }) => state === "ok");
  const isWell = isUp && health.currency !== "other";
  return c.json(health, isWell ? 200 : 503);
}

async function checkParts(c: Context<ShopEnv>): Promise<Health> {
  const environment = c.get("environment");
  const client = createBackendClient({
    name: "public",
    url: environment.backendUrl,
    fetch: fetchBackend(c.env, environment),
    onFailure: logBackendFailure,
  });
  const [currency, cache, [status, ...others]] = await Promise.all([
    // A backend slower than a page's deadline is down for shoppers, so a monitor waits no longer either.
    withTimeout(fetchCurrency(client), PAGE_DEADLINE_MS).then((result) =>
      result === TIMED_OUT ? fail({ kind: "timeout" }) : result,
    ),
    c.env.KV.get("healthz").then(
      () => true,
      () => false,
    ),
    Promise.all(listLanguages(environment).map((one) => readStatus(c, one))),
  ]);
  const translations = others.map((one, at) => [environment.site.languages[at + 1], describeCatalog(one)]);
  const problems = status?.settings?.problems ?? [];
  const price = currency.ok ? currency.value : null;
  return {
    shop: "ok",
    backend: currency.ok ? "ok" : "down",
    currency: !price ? "unknown" : price === environment.site.currency ? "ok" : "other",
    cache: cache ? "ok" : "down",
    catalog: describeCatalog(status ?? null),
    ...(translations.length > 0 ? { translations: Object.fromEntries(translations) } : {}),
    settings: !status ? "unknown" : problems.length > 0 ? "refused" : "ok",
    ...(problems.length > 0 ? { settingsProblems: problems } : {}),
  };
}

async function readStatus(c: Context<ShopEnv>, environment: Environment): Promise<SyncStatus | null> {
  try {
    const status = await callSync(c.env, environment, (sync) => sync.readStatus());
    // Starts the sync of a shop that has never run one, as in development.
    if (status.lastFullAt === null)
      c.executionCtx.waitUntil(callSync(c.env, environment, (sync) => sync.ensureRunning()));
    return status;
  } catch (error) {
    log("catalog-sync-unreachable", { error });
    return null;
  }
}

function describeCatalog(status: SyncStatus | null): CatalogHealth {
  if (!status) return { state: "down" };
  const { products, lastFullAt, run, pending, pendingSince, snapshot, refusedDeletions } = status;
  return {
    state: snapshot?.completeAt == null ? "incomplete" : "ok",
    products,
    lastFullSync: lastFullAt === null ? null : new Date(lastFullAt).toISOString(),
    run: run && {
      kind: run.kind,
      since: new Date(run.startedAt).toISOString(),
      ...(run.kind === "full" && { done: run.done, found: run.found }),
    },
    pendingChanges: pending,
    oldestPendingSeconds: pendingSince === null ? 0 : Math.round((Date.now() - pendingSince) / 1000),
    snapshot: snapshot?.version ?? 0,
    refusedDeletions,
  };
}
