// The built Workers with fresh storage, for playwright.config.ts; without the hops that `wrangler dev` adds.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readWorker } from "./doubles/read-worker.ts";
import { DEMO_CONFIG, SHOP_CONFIG } from "../scripts/build.mjs";

const storage = mkdtempSync(join(tmpdir(), "shop-"));
const workers = [SHOP_CONFIG, DEMO_CONFIG].map((config) => readWorker(config));
const options = convertV4MiniflareOptions({ workers, resourcePersistencePath: storage });
const server = new Miniflare({ ...options, port: Number(process.argv[2]), handleStructuredLogs: () => undefined });
console.log(String(await server.ready));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, async () => {
    await server.dispose();
    rmSync(storage, { recursive: true, force: true });
    process.exit(0);
  });
