import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { readWorker } from "../../scripts/build/read-worker";
import { makeEmptyStorage, makeSyncedStorage } from "./synced-storage";

/** Reads both built Workers and synchronizes the demo's catalog once for all test processes: both take seconds. */
export default async function readWorkers(): Promise<() => void> {
  // Bulgarian alone, unless a test starts a shop with other settings of the site.
  const shop = readWorker("build/server/wrangler.json", { SITE: {} });
  const demo = readWorker("dist/shop_demo/wrangler.json", { TEST_MODE: "true" });
  const empty = readWorker("tests/built-shop/empty-backend/wrangler.json");
  process.env.BUILT_WORKERS = JSON.stringify({ shop, demo, empty });
  const storage = makeEmptyStorage();
  process.env.EMPTY_STORAGE = storage;
  process.env.SYNCED_STORAGE = await makeSyncedStorage(storage, shop, demo);
  // A shop that is just being ended may still write.
  return () => rmSync(dirname(storage), { recursive: true, force: true, maxRetries: 10 });
}
