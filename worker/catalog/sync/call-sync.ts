import type { Bindings } from "../../platform/hono-env";
import type { Environment } from "../../platform/environment";
import { callObject } from "../../platform/call-object";
import { catalogScope } from "../store/scope";
import { log } from "../../../app/services/log";

type SyncObject = Bindings["CATALOG_SYNC"] extends DurableObjectNamespace<infer Sync> ? Sync : never;

/** The methods that can be called on a sync. */
export type SyncCalls = Omit<SyncObject, keyof DurableObject>;

/** One RPC to the sync of this environment's scope. All are safe to repeat. */
export function callSync<T>(
  { CATALOG_SYNC: objects }: Bindings,
  environment: Environment,
  call: (sync: SyncCalls) => Promise<T>,
): Promise<T> {
  const scope = catalogScope(environment);
  const open = (): SyncCalls => objects.get(objects.idFromName(scope));
  return callObject(open, call, { isRepeatable: true });
}

/** The calls that readers of the catalog make to its sync. */
export type CatalogSyncClient = Pick<SyncCalls, "awaitSnapshot" | "findBySlug" | "noteChanges" | "noteEmptySearch">;

/** For pages that work without the sync: failures are logged, never thrown. */
export function openSyncClient(bindings: Bindings, environment: Environment): CatalogSyncClient {
  const call = async <T>(work: (sync: SyncCalls) => Promise<T>, fallback: NoInfer<T>): Promise<T> => {
    try {
      return await callSync(bindings, environment, work);
    } catch (error) {
      log("catalog-sync-unreachable", { error });
      return fallback;
    }
  };
  return {
    awaitSnapshot: () => call((sync) => sync.awaitSnapshot(), null),
    findBySlug: (slug) => call((sync) => sync.findBySlug(slug), "failed"),
    noteChanges: (ids) => call((sync) => sync.noteChanges(ids), undefined),
    noteEmptySearch: (words) => call((sync) => sync.noteEmptySearch(words), undefined),
  };
}
