// Runs built Workers in a bare Miniflare, as `WORKERS` in its environment says, until it is told to end (decision 0031).
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readWorker } from "./build/read-worker.ts";

const { configs, variables, port, host, persistTo } = JSON.parse(process.env.WORKERS);
const [first, ...rest] = configs;
const options = convertV4MiniflareOptions({
  // Where wrangler keeps it, too.
  resourcePersistencePath: join(persistTo, "v3"),
  workers: [readWorker(first, variables), ...rest.map((config) => readWorker(config))],
});
const handleStructuredLogs = ({ message }) => console.log(message);
// `npm run schedule`, as with `wrangler dev`: on this machine alone, for anybody may strike it.
const unsafeTriggerHandlers = (host ?? "localhost") === "localhost";
const server = new Miniflare({ ...options, port, host, handleStructuredLogs, unsafeTriggerHandlers });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, async () => {
    await server.dispose();
    process.exit(0);
  });
console.log(String(await server.ready));
