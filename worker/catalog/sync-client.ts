import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { openSyncCalls } from "./sync/call-sync";
import type { SyncCalls } from "./sync/sync-status";

/** The calls that readers of the catalog make to its sync. */
export type CatalogSyncClient = Pick<SyncCalls, "findBySlug" | "noteChanges" | "noteEmptySearch">;

/** The same for pages that work without it: failures are logged, never thrown. */
export function openSyncClient(bindings: Bindings, environment: Environment): CatalogSyncClient {
  const calls = openSyncCalls(bindings, environment);
  return {
    findBySlug: (slug) => attempt(calls.findBySlug(slug), "failed"),
    noteChanges: (ids) => attempt(calls.noteChanges(ids), undefined),
    noteEmptySearch: (words) => attempt(calls.noteEmptySearch(words), undefined),
  };
}

async function attempt<T>(call: Promise<T>, fallback: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    console.error(JSON.stringify({ event: "catalog-sync-unreachable", message: String(error).slice(0, 200) }));
    return fallback;
  }
}
