// The built Workers in a bare Miniflare: `wrangler dev` and `vite preview` add hops of their own (docs/performance.md).
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readWorker } from "../../scripts/build/read-worker.ts";
import { profileWorker, readWorkerHeap } from "./worker-inspector.mjs";
import { migrateLocally } from "../../scripts/migrate.mjs";
import { DEMO_SECRET } from "../../scripts/catalog/catalog-command.mjs";
import { syncFirst } from "../../scripts/catalog/show-progress.mjs";
import { DEMO_CONFIG, SHOP_CONFIG } from "../../scripts/build.mjs";

/**
 * The demo has a process of its own, as WordPress has a machine of its own: workerd runs all Workers of one in a single thread.
 * `seed`: a folder that `npm run demo:seed -- --persist-to` filled; without one the demo is the shop of the first day.
 * `isCached`: the shop keeps what it knows in its own memory, instead of KV and the cache of its data center.
 */
export async function startBare({ seed, variables = {}, isCached = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  await migrateLocally(folder);
  // Where wrangler puts it.
  const storage = join(folder, "v3");
  if (seed) cpSync(join(seed, "v3", "d1"), join(storage, "d1"), { recursive: true });
  const shop = readWorker(SHOP_CONFIG, variables);
  const contents = isCached ? IN_MEMORY : COUNTED;
  shop.modules.unshift({ type: "ESModule", path: join(shop.modulesRoot, "wrapper.js"), contents });
  const run = (...workers) =>
    new Miniflare({
      ...convertV4MiniflareOptions({ resourcePersistencePath: storage, workers }),
      inspectorPort: 0,
      handleStructuredLogs: () => undefined,
    });
  const demo = run(readWorker(DEMO_CONFIG, { TEST_MODE: "true" }));
  const miniflare = run(
    { ...shop, serviceBindings: { ...shop.serviceBindings, BACKEND: "counter" } },
    {
      name: "counter",
      modules: true,
      script: COUNTER,
      bindings: { DEMO_URL: (await demo.ready).href },
      compatibilityDate: "2026-10-01",
    },
  );
  const url = await miniflare.ready;
  const started = performance.now();
  await syncFirst({ url, secret: DEMO_SECRET }, { isShown: false });
  const firstSyncMs = performance.now() - started;
  const counter = await miniflare.getWorker("counter");
  const post = async (path, body) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    return (await fetch(new URL(path, await demo.ready), init)).json();
  };
  return {
    url,
    firstSyncMs,
    /** HTTP requests that reached the backend since the last call. */
    async takeQueries() {
      const answer = await counter.fetch("http://counter/__taken");
      return Number(await answer.text());
    },
    /** Writes to KV since the start. */
    countKvWrites: async () => Number(await (await fetch(new URL(WRITES_PATH, url))).text()),
    /** Of a product or a variation of the demo's. */
    setStock: (id, stock) => post("/__test/stock", { id, stock }),
    /** The demo's answer, as JSON. */
    post,
    readHeap: async () => readWorkerHeap(await miniflare.getInspectorURL()),
    /** CPU of the shop's Worker during `work`, ms. */
    profile: async (work) => profileWorker(await miniflare.getInspectorURL(), work),
    async stop() {
      await Promise.all([miniflare.dispose(), demo.dispose()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const COUNTER = `let count = 0;
export default { async fetch(request, env) {
  if (request.url === "http://counter/__taken") { const taken = count; count = 0; return new Response(String(taken)); }
  count += 1;
  const { pathname, search } = new URL(request.url);
  return fetch(new URL(pathname + search, env.DEMO_URL), new Request(request, { redirect: "manual" }));
} };`;

const WRITES_PATH = "/__kv-writes";

/** All of the shop's objects share its isolate. */
const COUNTED = `import shop from "./index.js";
import { env } from "cloudflare:workers";
export * from "./index.js";
let count = 0;
const methods = Object.getPrototypeOf(env.KV);
const { put } = methods;
methods.put = function (...given) { count += 1; return put.apply(this, given); };
export default { ...shop, fetch: (request, env, context) =>
  request.url.endsWith("${WRITES_PATH}") ? new Response(String(count)) : shop.fetch(request, env, context) };`;

const IN_MEMORY = `import shop from "./index.js";
export * from "./index.js";
const entries = new Map();
const urlOf = (request) => request.url ?? request;
const cache = {
  match: async (request) => entries.has(urlOf(request)) ? new Response(entries.get(urlOf(request))) : undefined,
  put: async (request, response) => void entries.set(urlOf(request), await response.text()),
};
const KV = {
  get: async (key, type) => (type === "json" ? JSON.parse(entries.get(key) ?? "null") : (entries.get(key) ?? null)),
  put: async (key, value) => void entries.set(key, value),
};
Object.defineProperty(globalThis, "caches", { value: { default: cache } });
export default { ...shop, fetch: (request, env, context) => shop.fetch(request, { ...env, KV }, context) };`;
