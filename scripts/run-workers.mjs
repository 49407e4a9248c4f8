// Runs built Workers in plain Miniflare, as configured by WORKERS in the environment, until it is terminated (docs/decisions/0031).
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readWorker } from "./build/read-worker.ts";

const { configs, variables, port, host, persistTo } = JSON.parse(process.env.WORKERS);
const [first, ...rest] = configs;
const options = convertV4MiniflareOptions({
  // The same place as wrangler's.
  resourcePersistencePath: join(persistTo, "v3"),
  workers: [readWorker(first, variables), ...rest.map((config) => readWorker(config))],
});
const handleStructuredLogs = ({ message }) => console.log(message);
// `npm run schedule` uses it, as with `wrangler dev`; local only, because anybody may trigger it.
const unsafeTriggerHandlers = (host ?? "localhost") === "localhost";
const server = new Miniflare({ ...options, port, host, handleStructuredLogs, unsafeTriggerHandlers });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, async () => {
    await server.dispose();
    process.exit(0);
  });
console.log(String(await server.ready));
