import { readWorker } from "../scripts/read-worker";

/** Reads both built Workers once for all processes of tests: wrangler takes seconds to be loaded. */
export default function readWorkers(): void {
  const shop = readWorker("build/server/wrangler.json");
  const demo = readWorker("dist/shop_demo/wrangler.json", { TEST_MODE: "true" });
  const empty = readWorker("tests/doubles/empty-backend/wrangler.json");
  process.env.BUILT_WORKERS = JSON.stringify({ shop, demo, empty });
}
