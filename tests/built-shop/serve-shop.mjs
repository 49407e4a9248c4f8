// The built Workers with fresh storage, for playwright.config.ts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_SECRET } from "../../scripts/catalog/catalog-command.mjs";
import { syncFirst } from "../../scripts/catalog/show-progress.mjs";
import { DEMO_CONFIG, SHOP_CONFIG } from "../../scripts/build.mjs";

const persistTo = mkdtempSync(join(tmpdir(), "shop-"));
process.env.WORKERS = JSON.stringify({
  configs: [SHOP_CONFIG, DEMO_CONFIG],
  port: Number(process.argv[2]),
  persistTo,
});
process.on("exit", () => rmSync(persistTo, { recursive: true, force: true }));
await import("../../scripts/run-workers.mjs");
// Until it is complete /healthz answers 503, and playwright.config.ts waits.
await syncFirst({ url: `http://localhost:${process.argv[2]}`, secret: DEMO_SECRET }, { isShown: false });
