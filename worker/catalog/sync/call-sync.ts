import type { Bindings } from "../../platform/hono-env";
import type { Environment } from "../../platform/environment";
import { callObject } from "../../platform/call-object";
import { catalogScope } from "../store/scope";
import type { SyncCalls } from "./sync-status";
import { log } from "../../../app/services/log";

/** RPC to the sync of this Worker's scope. All calls are safe to repeat. */
export function openSyncCalls({ CATALOG_SYNC: objects }: Bindings, environment: Environment): SyncCalls {
  const scope = catalogScope(environment);
  const open = () => objects.get(objects.idFromName(scope)) as unknown as SyncCalls;
  const call = <T>(work: (object: SyncCalls) => Promise<T>) => callObject(open, work, { isRepeatable: true });
  return {
    ensureRunning: () => call((object) => object.ensureRunning()),
    noteChanges: (ids) => call((object) => object.noteChanges(ids)),
    noteDelivery: (notice) => call((object) => object.noteDelivery(notice)),
    requestRun: () => call((object) => object.requestRun()),
    noteEmptySearch: (words) => call((object) => object.noteEmptySearch(words)),
    requestFullSync: (options) => call((object) => object.requestFullSync(options)),
    readStatus: () => call((object) => object.readStatus()),
    listEmptySearches: () => call((object) => object.listEmptySearches()),
    findBySlug: (slug) => call((object) => object.findBySlug(slug)),
    awaitSnapshot: () => call((object) => object.awaitSnapshot()),
  };
}

/** The calls that readers of the catalog make to its sync. */
export type CatalogSyncClient = Pick<SyncCalls, "awaitSnapshot" | "findBySlug" | "noteChanges" | "noteEmptySearch">;

/** For pages that work without the sync: failures are logged, never thrown. */
export function openSyncClient(bindings: Bindings, environment: Environment): CatalogSyncClient {
  const calls = openSyncCalls(bindings, environment);
  return {
    awaitSnapshot: () => attempt(calls.awaitSnapshot(), null),
    findBySlug: (slug) => attempt(calls.findBySlug(slug), "failed"),
    noteChanges: (ids) => attempt(calls.noteChanges(ids), undefined),
    noteEmptySearch: (words) => attempt(calls.noteEmptySearch(words), undefined),
  };
}

async function attempt<T>(call: Promise<T>, fallback: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    log("catalog-sync-unreachable", { error });
    return fallback;
  }
}
