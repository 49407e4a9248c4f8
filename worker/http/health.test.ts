import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAGE_DEADLINE_MS } from "../../app/config/limits";
import { RUNTIME, stubCache } from "../../tests/doubles/platform/cache-api";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { checkHealth } from "./health";

beforeEach(() => {
  stubCache();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const STATUS = {
  products: 12,
  lastFullAt: Date.UTC(2026, 10, 23),
  run: null,
  pending: 0,
  pendingSince: null,
  snapshot: { version: 3, completeAt: 1 },
  refusedDeletions: 0,
};
const catalog = {
  state: "ok",
  products: 12,
  lastFullSync: "2026-11-23T00:00:00.000Z",
  run: null,
  pendingChanges: 0,
  oldestPendingSeconds: 0,
  snapshot: 3,
  refusedDeletions: 0,
};

function setUp({
  isBackendUp = true,
  isKvUp = true,
  isBackendSilent = false,
  total = "0,00&nbsp;лв.",
  status = STATUS as object | null,
  version = "one",
}) {
  const requests: unknown[] = [];
  const app = makeShopApp();
  app.get("/healthz", checkHealth);
  const BACKEND = {
    fetch: async (request: unknown) => {
      requests.push(request);
      if (isBackendSilent) return new Promise<Response>(() => undefined);
      return isBackendUp ? Response.json({ data: { cart: { total } } }) : new Response("down", { status: 502 });
    },
  };
  const KV = { get: () => (isKvUp ? Promise.resolve(null) : Promise.reject(new Error("down"))) };
  const object = { readStatus: () => (status ? Promise.resolve(status) : Promise.reject(new Error("down"))) };
  const CATALOG_SYNC = { idFromName: (name: string) => name, get: () => object };
  const bindings = { BACKEND, KV, CATALOG_SYNC, VERSION: { id: version } };
  const look = () => app.request("/healthz", {}, bindings as never, RUNTIME as never);
  return { requests, look };
}

test("health reports every part and costs the backend one request in ten seconds", async () => {
  const entries = stubCache();
  const { requests, look } = setUp({});
  const [first, second] = [await look(), await look()];
  expect(await first.json()).toEqual({
    shop: "ok",
    backend: "ok",
    currency: "ok",
    cache: "ok",
    catalog,
    settings: "ok",
  });
  expect([first.status, second.status, requests.length]).toEqual([200, 200, 1]);
  expect([...entries.keys()]).toEqual(["http://localhost/edge-cache/health/one"]);
  expect(first.headers.get("cache-control")).toBe("no-store");
});

test("health says what is running since when, how far it is, and how many changes wait", async () => {
  const startedAt = Date.UTC(2026, 10, 24);
  const run = { kind: "full", startedAt, done: 250, found: 10_000 };
  const { look } = setUp({ status: { ...STATUS, run, pending: 812, pendingSince: Date.now() - 65_000 } });
  expect(await (await look()).json()).toMatchObject({
    catalog: {
      run: { kind: "full", since: "2026-11-24T00:00:00.000Z", done: 250, found: 10_000 },
      pendingChanges: 812,
      oldestPendingSeconds: 65,
    },
  });
});

test("deployments that share a data center's cache, such as staging and production, each report their own health", async () => {
  const [staging, production] = [setUp({ version: "one", isKvUp: false }), setUp({ version: "two" })];
  expect([(await staging.look()).status, (await production.look()).status]).toEqual([503, 200]);
  expect([(await staging.look()).status, (await production.look()).status]).toEqual([503, 200]);
  expect([staging.requests.length, production.requests.length]).toEqual([1, 1]);
});

test("a part that is down is named, with status 503", async () => {
  const backend = await setUp({ isBackendUp: false }).look();
  expect([backend.status, await backend.json()]).toEqual([
    503,
    { shop: "ok", backend: "down", currency: "unknown", cache: "ok", catalog, settings: "ok" },
  ]);
  stubCache();
  const cache = await setUp({ isKvUp: false }).look();
  expect([cache.status, await cache.json()]).toEqual([
    503,
    { shop: "ok", backend: "ok", currency: "ok", cache: "down", catalog, settings: "ok" },
  ]);
});

test("an incomplete or unreachable catalog is reported", async () => {
  const first = await setUp({ status: { ...STATUS, snapshot: { version: 1, completeAt: null } } }).look();
  expect([first.status, await first.json()]).toMatchObject([503, { catalog: { state: "incomplete" } }]);
  stubCache();
  const down = await setUp({ status: null }).look();
  expect([down.status, await down.json()]).toMatchObject([503, { catalog: { state: "down" } }]);
});

test("invalid settings of WordPress are reported, of a shop that is up all the same", async () => {
  const settings = { digest: "a", problems: ["SITE.trackingId: G-… or GTM-… is needed"] };
  const refused = await setUp({ status: { ...STATUS, settings } }).look();
  expect([refused.status, await refused.json()]).toMatchObject([
    200,
    { settings: "refused", settingsProblems: settings.problems },
  ]);
  stubCache();
  expect(await (await setUp({ status: null }).look()).json()).toMatchObject({ settings: "unknown" });
});

test("a backend whose currency differs from the shop's is reported", async () => {
  const other = await setUp({ total: "&euro;0.00" }).look();
  expect([other.status, await other.json()]).toEqual([503, expect.objectContaining({ currency: "other" })]);
  stubCache();
  const unknown = await setUp({ total: "$0.00" }).look();
  expect([unknown.status, await unknown.json()]).toEqual([200, expect.objectContaining({ currency: "unknown" })]);
});

test("a silent backend counts as down after the deadline of a page", async () => {
  vi.useFakeTimers();
  const looked = setUp({ isBackendSilent: true }).look();
  await vi.advanceTimersByTimeAsync(PAGE_DEADLINE_MS);
  expect(await (await looked).json()).toMatchObject({ backend: "down", currency: "unknown" });
  vi.useRealTimers();
});
