// `npm run bench -- cost`: what the replica of the catalog costs Cloudflare a day with 200 changes, each in a publication of its
// own. Each part is measured once over workerd's D1; a day is made up of them (docs/catalog.md).
import { createServer } from "vite";

const SIZES = [1000, 10_000];
const CHANGES = 200;
/** Every 13 minutes. */
const INCREMENTALS = 110;

/** Prints a table of a day, and one of the parts. */
export async function benchCost() {
  const vite = await createServer({ configFile: false, server: { middlewareMode: true }, appType: "custom" });
  const { measureCosts } = await vite.ssrLoadModule("/tests/load/measured-day.ts");
  const [days, parts] = [[], []];
  for (const products of SIZES) {
    const costs = await measureCosts(products);
    const { first, change, incremental, night } = costs;
    const sum = (name) => Math.round(CHANGES * change[name] + INCREMENTALS * incremental[name] + night[name]);
    days.push({
      products,
      "rows written": sum("rowsWritten"),
      "on the first day": first.rowsWritten,
      "rows read (million)": Number((sum("rowsRead") / 1e6).toFixed(2)),
      "KV writes": sum("kvWrites"),
      "D1 (MB)": Number((night.databaseBytes / 1e6).toFixed(1)),
    });
    for (const [part, { rowsRead, rowsWritten, kvWrites }] of Object.entries(costs))
      parts.push({ products, part, rowsRead, rowsWritten, kvWrites });
  }
  await vite.close();
  console.table(days);
  console.table(parts);
}
