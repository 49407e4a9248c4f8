import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import type { RenderReport } from "../render/render-report";
import { CatalogReader } from "./store/catalog-reader";
import { catalogScope } from "./store/scope";
import { openSyncClient } from "./sync/call-sync";

const readers = new WeakMap<RenderReport, CatalogReader>();

/** Creates one reader for each report, so that all parts of a page share its snapshot and its batches. */
export function openCatalogReader(bindings: Bindings, environment: Environment, report: RenderReport): CatalogReader {
  const known = readers.get(report);
  if (known) return known;
  const reader = new CatalogReader({
    db: bindings.SHOP_DB,
    scope: catalogScope(environment),
    currency: environment.site.currency,
    report,
    awaitSnapshot: () => openSyncClient(bindings, environment).awaitSnapshot(),
  });
  readers.set(report, reader);
  return reader;
}
