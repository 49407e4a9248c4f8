import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { readWorker } from "../../scripts/build/read-worker";
import { findTemplates } from "./synced-storage";

const DEMO = "dist/shop_demo/wrangler.json";
const SHOP = "build/server/wrangler.json";

/** Reads both built Workers and finds the storage that shops of this run begin with: all test processes share them. */
export default async function readWorkers(): Promise<() => void> {
  // Bulgarian alone, unless a test starts a shop with other settings of the site.
  const shop = readWorker(SHOP, { SITE: {} });
  const demo = readWorker(DEMO, { TEST_MODE: "true" });
  const empty = readWorker("tests/built-shop/empty-backend/wrangler.json");
  process.env.BUILT_WORKERS = JSON.stringify({ shop, demo, empty });
  const storage = await findTemplates(readWorker(SHOP), demo);
  process.env.EMPTY_STORAGE = storage.empty;
  process.env.SYNCED_STORAGE = storage.synced;
  // A shop that is just being ended may still write.
  return () => rmSync(dirname(storage.empty), { recursive: true, force: true, maxRetries: 10 });
}
