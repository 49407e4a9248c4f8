// What the replica of the catalog costs Cloudflare, each part measured once over workerd's D1 (docs/catalog.md). The code under
// measurement is the Worker's own TypeScript, which Vite loads.
import { createServer } from "vite";

/** Prints a table of days and one of their parts. */
export async function benchCost() {
  const vite = await createServer({ configFile: false, server: { middlewareMode: true }, appType: "custom" });
  await vite.ssrLoadModule("/tests/load/catalog-day.ts");
  await vite.close();
}
