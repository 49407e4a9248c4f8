import { probeCapabilities } from "../../woocommerce/capabilities";
import { createBackendClient } from "../../woocommerce/client";
import type { Bindings } from "../../platform/hono-env";
import { readEnvironment, statedLanguage, type Environment } from "../../platform/environment";
import { PriceHistory } from "../../price-history/price-history";
import { fetchBackend, logBackendFailure } from "../../woocommerce/connection";
import { SYNC_READ_TIMEOUT_MS, WooCatalogSource } from "../../woocommerce/catalog-source/woo-catalog-source";
import { writeCacheVersion } from "../store/cache-version";
import { catalogScope, mainScope } from "../store/scope";
import { openStores } from "../store/stores";
import { CatalogSync } from "./catalog-sync";
import { createPublisher } from "../publication/publish-catalog";
import { SyncService } from "./sync-service";

/** Wires the sync of a Worker's own scope to its bindings. */
export async function openSyncService(
  storage: DurableObjectStorage,
  bindings: Bindings,
  environment: Environment,
): Promise<SyncService> {
  const { backendUrl, language, publicationMs, site, storefrontSecret } = environment;
  const scope = catalogScope(environment);
  const stated = statedLanguage(environment);
  const history = { scope, currency: site.currency };
  const db = bindings.SHOP_DB;
  const fetcher = fetchBackend(bindings, environment);
  const connection = {
    url: backendUrl,
    fetch: fetcher,
    onFailure: logBackendFailure,
    readTimeoutMs: SYNC_READ_TIMEOUT_MS,
    storefrontSecret,
    language: () => stated,
    pageLanguage: () => source.readPageLanguage(),
  };
  const client = createBackendClient({ ...connection, name: "public" });
  const shop = createBackendClient({ ...connection, name: "shopper" });
  const stores = openStores(db, scope, site.currency, stated === null ? null : mainScope(environment));
  const openPrices = (now: number) => new PriceHistory(db, now, history);
  const publish = createPublisher({ ...stores, openPrices });
  const source: WooCatalogSource = new WooCatalogSource(
    client,
    () => probeCapabilities(backendUrl, fetcher, SYNC_READ_TIMEOUT_MS),
    {
      origin: new URL(backendUrl).origin,
      home: stated === null ? "" : `/${stated}`,
      menus: [site.mainMenu, site.footerMenu],
      language: site.languages.length > 1 ? language : null,
      checkSettings: (tables) => void readEnvironment(bindings, tables),
    },
    storage,
    shop,
  );
  const sync = new CatalogSync({
    ...stores,
    source,
    storage,
    publish,
    writeVersion: (version) => writeCacheVersion(bindings.KV, scope, version),
    notePriceDay: async (now) => {
      if (stated !== null) return;
      const today = openPrices(now);
      await today.noteComplete();
      await today.deleteOld();
    },
    publicationMs,
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
