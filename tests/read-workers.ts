import { readWorker } from "./doubles/read-worker";

/** Reads both built Workers once for all processes of tests: wrangler takes seconds to be loaded. */
export default function readWorkers(): void {
  const [shop, demo] = ["build/server/wrangler.json", "dist/shop_demo/wrangler.json"].map(readWorker);
  process.env.BUILT_WORKERS = JSON.stringify({ shop, demo });
}
