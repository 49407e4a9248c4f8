import { probeCapabilities } from "../../woocommerce/capabilities";
import { createBackendClient } from "../../woocommerce/client";
import type { Bindings } from "../../platform/hono-env";
import { readEnvironment, type Environment } from "../../platform/environment";
import { PriceHistory } from "../../price-history/price-history";
import { fetchBackend, logBackendFailure } from "../../woocommerce/connection";
import { SYNC_READ_TIMEOUT_MS, WooCatalogSource } from "../../woocommerce/catalog-source/woo-catalog-source";
import { PriceAdoption } from "../store/adopt-prices";
import { writeCacheVersion } from "../store/cache-version";
import { PostRows } from "../store/post-rows";
import { RowAdoption } from "../store/adopt-rows";
import { DocumentRows } from "../store/document-rows";
import { FormerScopes } from "../store/former-scopes";
import { ProductRows } from "../store/product-rows";
import { catalogScope, priceScope } from "../store/scope";
import { SnapshotStore } from "../store/snapshot-store";
import { TermRows } from "../store/term-rows";
import { CatalogSync } from "./catalog-sync";
import { createPublisher } from "../publication/publish-catalog";
import { SyncService } from "./sync-service";

/** Wires the sync of a Worker's own scope to its bindings. */
export async function openSyncService(
  storage: DurableObjectStorage,
  bindings: Bindings,
  environment: Environment,
): Promise<SyncService> {
  const { backendUrl, publicationMs, site } = environment;
  const scope = catalogScope(environment);
  const history = { scope: priceScope(environment), currency: site.currency };
  const db = bindings.SHOP_DB;
  const fetcher = fetchBackend(bindings, environment);
  const client = createBackendClient({
    name: "public",
    url: backendUrl,
    fetch: fetcher,
    onFailure: logBackendFailure,
    readTimeoutMs: SYNC_READ_TIMEOUT_MS,
  });
  const stores = {
    rows: new ProductRows(db, scope, history),
    terms: new TermRows(db, scope),
    documents: new DocumentRows(db, scope),
    posts: new PostRows(db, scope),
    snapshots: new SnapshotStore(db, bindings.KV, scope),
  };
  const openPrices = (now: number) => new PriceHistory(db, now, history);
  const publish = createPublisher({ ...stores, openPrices, log });
  const [prices, rows] = [new PriceAdoption(db, scope, history.scope), new RowAdoption(db, scope)];
  const former = new FormerScopes(db, bindings.KV, scope);
  const sync = new CatalogSync({
    ...stores,
    source: new WooCatalogSource(
      client,
      () => probeCapabilities(backendUrl, fetcher, SYNC_READ_TIMEOUT_MS),
      {
        origin: new URL(backendUrl).origin,
        menus: [site.mainMenu, site.footerMenu],
        checkSettings: (tables) => void readEnvironment(bindings, tables),
      },
      storage,
    ),
    storage,
    adopt: async (fence) => ((await prices.step(fence)) === "more" ? "more" : rows.step(fence)),
    publish,
    writeVersion: (version) => writeCacheVersion(bindings.KV, scope, version),
    notePriceDay: async (now) => {
      const today = openPrices(now);
      await today.noteComplete();
      await today.deleteOld();
    },
    deleteFormer: (now) => former.deleteSome(now),
    isPublished: async () => (await stores.snapshots.readPointer()) !== null,
    publicationMs,
    log,
  });
  return new SyncService({
    storage,
    scope,
    sync,
    snapshots: stores.snapshots,
    countProducts: () => stores.rows.count(),
    readSettingsReport: () => stores.documents.read("settings-report"),
  });
}

function log(entry: Record<string, unknown>): void {
  console.info(JSON.stringify(entry));
}
