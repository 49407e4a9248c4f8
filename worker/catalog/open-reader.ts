import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import type { RenderReport } from "../render/render-report";
import { CatalogReader } from "./store/catalog-reader";
import { IndexCache } from "./store/index-cache";
import { catalogScope } from "./store/scope";
import { openSyncClient } from "./sync/call-sync";

const readers = new WeakMap<RenderReport, CatalogReader>();

/** Creates one reader for each report, so that all parts of a page share its snapshot and its batches. */
export function openCatalogReader(bindings: Bindings, environment: Environment, report: RenderReport): CatalogReader {
  const known = readers.get(report);
  const reader = known ?? createReader(bindings, environment, report, false);
  readers.set(report, reader);
  return reader;
}

/** A reader that bypasses lagging replicas, for rows written a moment ago. */
export function openFreshReader(bindings: Bindings, environment: Environment, report: RenderReport): CatalogReader {
  return createReader(bindings, environment, report, true);
}

function createReader(bindings: Bindings, environment: Environment, report: RenderReport, isFresh: boolean) {
  const scope = catalogScope(environment);
  return new CatalogReader({
    db: bindings.SHOP_DB,
    scope,
    currency: environment.site.currency,
    indexes: new IndexCache(bindings.SHOP_DB, scope),
    report,
    awaitSnapshot: () => openSyncClient(bindings, environment).awaitSnapshot(),
    isFresh,
  });
}
