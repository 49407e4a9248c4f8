// The built Workers in a bare Miniflare: `wrangler dev` and `vite preview` add hops of their own (docs/performance.md).
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readWorker } from "../../scripts/build/read-worker.ts";
import { profileWorker, readWorkerHeap } from "./worker-inspector.mjs";
import { DEMO_SECRET } from "../../scripts/catalog/catalog-command.mjs";
import { syncFirst } from "../../scripts/catalog/show-progress.mjs";
import { DEMO_CONFIG, SHOP_CONFIG } from "../../scripts/build.mjs";

/**
 * `seed`: a folder that `npm run demo:seed -- --persist-to` filled; without one the demo is the shop of the first day.
 * `isCached`: the shop keeps what it knows in its own memory, instead of KV and the cache of its data center.
 */
export async function startBare({ seed, variables = {}, isCached = false } = {}) {
  const storage = mkdtempSync(join(tmpdir(), "bench-"));
  if (seed) cpSync(join(seed, "v3", "d1"), join(storage, "d1"), { recursive: true });
  const shop = readWorker(SHOP_CONFIG, variables);
  const wrapper = { type: "ESModule", path: join(shop.modulesRoot, "in-memory.js"), contents: IN_MEMORY };
  if (isCached) shop.modules.unshift(wrapper);
  const options = convertV4MiniflareOptions({
    resourcePersistencePath: storage,
    workers: [
      { ...shop, serviceBindings: { ...shop.serviceBindings, BACKEND: "counter" } },
      {
        name: "counter",
        modules: true,
        script: COUNTER,
        serviceBindings: { DEMO: "shop-demo" },
        compatibilityDate: "2026-10-01",
      },
      readWorker(DEMO_CONFIG, { TEST_MODE: "true" }),
    ],
  });
  const miniflare = new Miniflare({ ...options, inspectorPort: 0, handleStructuredLogs: () => undefined });
  const url = await miniflare.ready;
  await syncFirst({ url, secret: DEMO_SECRET }, { isShown: false });
  const counter = await miniflare.getWorker("counter");
  return {
    url,
    /** HTTP requests that reached the backend since the last call. */
    async takeQueries() {
      const answer = await counter.fetch("http://counter/__taken");
      return Number(await answer.text());
    },
    /** Of a product or a variation of the demo's. */
    async setStock(id, stock) {
      const demo = await miniflare.getWorker("shop-demo");
      const body = JSON.stringify({ id, stock });
      await demo.fetch("https://demo.shop.test/__test/stock", { method: "POST", headers: JSON_TYPE, body });
    },
    readHeap: async () => readWorkerHeap(await miniflare.getInspectorURL()),
    /** CPU of the shop's Worker during `work`, ms. */
    profile: async (work) => profileWorker(await miniflare.getInspectorURL(), work),
    async stop() {
      await miniflare.dispose();
      rmSync(storage, { recursive: true, force: true });
    },
  };
}

const JSON_TYPE = { "content-type": "application/json" };

const COUNTER = `let count = 0;
export default { async fetch(request, env) {
  if (request.url === "http://counter/__taken") { const taken = count; count = 0; return new Response(String(taken)); }
  count += 1;
  return env.DEMO.fetch(request);
} };`;

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
