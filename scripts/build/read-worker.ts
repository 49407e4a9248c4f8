import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readOptions, unstable_readConfig as readConfig } from "wrangler";

export type BuiltWorker = V4WorkerOptions & { name: string };

/** A built Worker as Miniflare options, from its `wrangler.json`; serializable. `variables` override its own. */
export function readWorker(configPath: string, variables: Record<string, unknown> = {}): BuiltWorker {
  const modulesRoot = dirname(resolve(configPath));
  const config = readConfig({ config: configPath });
  const { workerOptions } = readOptions(config);
  const files = readdirSync(modulesRoot, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => join(one.parentPath, one.name)).filter((path) => path.endsWith(".js"));
  const main = join(modulesRoot, "index.js");
  const modules = [main, ...paths.filter((path) => path !== main)].map((path) => ({ type: "ESModule" as const, path }));
  const { bindings, ...options } = workerOptions as V4WorkerOptions;
  return {
    ...options,
    name: config.name,
    modulesRoot,
    modules,
    bindings: { ...bindings, ...variables },
  } as BuiltWorker;
}
