import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAGE_PATIENCE_MS } from "../app/config/limits";
import { RUNTIME, stubCache } from "../tests/doubles/map-cache";
import { makeShopApp } from "../tests/doubles/shop-app";
import { checkHealth } from "./health";

beforeEach(() => {
  stubCache();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp({ isBackendUp = true, isKvUp = true, isBackendSilent = false, total = "0,00&nbsp;лв." }) {
  const asked: unknown[] = [];
  const app = makeShopApp();
  app.get("/healthz", checkHealth);
  const BACKEND = {
    fetch: async (request: unknown) => {
      asked.push(request);
      if (isBackendSilent) return new Promise<Response>(() => undefined);
      return isBackendUp ? Response.json({ data: { cart: { total } } }) : new Response("down", { status: 502 });
    },
  };
  const KV = { get: () => (isKvUp ? Promise.resolve(null) : Promise.reject(new Error("down"))) };
  const look = () => app.request("/healthz", {}, { BACKEND, KV } as never, RUNTIME as never);
  return { asked, look };
}

test("a monitor learns what works, and costs the backend one question in ten seconds", async () => {
  const { asked, look } = setUp({});
  const [first, second] = [await look(), await look()];
  expect(await first.json()).toEqual({ shop: "ok", backend: "ok", currency: "ok", cache: "ok" });
  expect([first.status, second.status, asked.length]).toEqual([200, 200, 1]);
  expect(first.headers.get("cache-control")).toBe("no-store");
});

test("a part that is down is named, and the status says so", async () => {
  const backend = await setUp({ isBackendUp: false }).look();
  expect([backend.status, await backend.json()]).toEqual([
    503,
    { shop: "ok", backend: "down", currency: "unknown", cache: "ok" },
  ]);
  stubCache();
  const cache = await setUp({ isKvUp: false }).look();
  expect([cache.status, await cache.json()]).toEqual([
    503,
    { shop: "ok", backend: "ok", currency: "ok", cache: "down" },
  ]);
});

test("a backend that sells in another currency than the shop shows is told to the monitor", async () => {
  const other = await setUp({ total: "&euro;0.00" }).look();
  expect([other.status, await other.json()]).toEqual([503, expect.objectContaining({ currency: "other" })]);
  stubCache();
  const unknown = await setUp({ total: "$0.00" }).look();
  expect([unknown.status, await unknown.json()]).toEqual([200, expect.objectContaining({ currency: "unknown" })]);
});

test("a backend that says nothing is down as soon as a page would have given it up (quality.md 4)", async () => {
  vi.useFakeTimers();
  const looked = setUp({ isBackendSilent: true }).look();
  await vi.advanceTimersByTimeAsync(PAGE_PATIENCE_MS);
  expect(await (await looked).json()).toMatchObject({ backend: "down", currency: "unknown" });
  vi.useRealTimers();
});
