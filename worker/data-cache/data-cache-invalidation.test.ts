import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendFault } from "../woocommerce/errors";
import { CACHE_POLICY } from "./cache-policy";
import { getOrSet, type DataCacheKey } from "./data-cache";
import { openDataCaches as start } from "../../tests/doubles/platform/data-caches";
import { RenderReport } from "./render-report";

const KEY: DataCacheKey = { kind: "content", of: { choice: 1 }, isCommon: true };
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const PROVIDERS: DataCacheKey = { kind: "providers", of: ["shoe"], isCommon: true };
const FRESH = CACHE_POLICY.content.freshSeconds * 1000;
const MAX_AGE = CACHE_POLICY.content.maxAgeSeconds * 1000;

test("an invalidated value is served once more and revalidated; one outside the scope is kept", async () => {
  const { world, open, settle } = start();
  const made = { content: 0, providers: 0 };
  const read = (key: DataCacheKey, name: keyof typeof made) =>
    getOrSet(open(), key, () => Promise.resolve(++made[name]));
  const readBoth = async () => {
    const answers = await Promise.all([read(KEY, "content"), read(PROVIDERS, "providers")]);
    await settle();
    return answers;
  };
  await readBoth();
  world.version = "2 2";
  expect(await readBoth()).toEqual([1, 1]);
  expect(await readBoth()).toEqual([2, 1]);
  world.version = "2 3";
  expect(await readBoth()).toEqual([2, 1]);
  expect(await readBoth()).toEqual([2, 1]);
});

test("an outdated value is served while the backend is down, and the report is incomplete", async () => {
  const { world, open, settle } = start();
  await getOrSet(open(), KEY, () => Promise.resolve("old price"));
  await settle();
  world.version = "2 2";
  const report = new RenderReport();
  const down = () => Promise.reject(new BackendFault({ kind: "timeout" }));
  expect(await getOrSet(open("backend", { report, isBackground: true }), KEY, down)).toBe("old price");
  expect(report.isComplete).toBe(false);
  vi.setSystemTime(MAX_AGE + 1000);
  await expect(getOrSet(open(), KEY, down)).rejects.toThrow("timeout");
});

test("an unreadable version outdates nothing", async () => {
  const { world, open, settle } = start();
  const make = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  await getOrSet(open(), KEY, make);
  await settle();
  world.version = null;
  await getOrSet(open(), KEY, make);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a stale value is reported to the page, and a background render revalidates it first", async () => {
  const { open, settle } = start();
  let made = 0;
  const read = (report: RenderReport, isBackground: boolean) =>
    getOrSet(open("backend", { report, isBackground }), KEY, () => Promise.resolve(++made));
  await read(new RenderReport(), false);
  await settle();
  vi.setSystemTime(FRESH + 1000);
  const [interactive, background] = [new RenderReport(), new RenderReport()];
  expect(await read(background, true)).toBe(2);
  await settle();
  expect(background.isFresh).toBe(true);
  vi.setSystemTime(2 * FRESH + 2000);
  expect(await read(interactive, false)).toBe(2);
  expect(interactive.isFresh).toBe(false);
});

test("KV is written when a value changes or before it expires, not at every revalidation", async () => {
  const { stores, open, settle } = start();
  let value = "a";
  const readAt = async (now: number) => {
    vi.setSystemTime(now);
    await getOrSet(open("backend", { isBackground: true }), KEY, () => Promise.resolve(value));
    await settle();
    return stores.kv.put.mock.calls.length;
  };
  expect(await readAt(0)).toBe(1);
  expect(await readAt(FRESH)).toBe(1);
  value = "b";
  expect(await readAt(2 * FRESH)).toBe(2);
  expect(await readAt(3 * FRESH)).toBe(2);
  expect(await readAt(2 * FRESH + MAX_AGE / 2)).toBe(3);
});

test("without an edge copy KV is written at every revalidation", async () => {
  const { stores, cache, open, settle } = start();
  for (const now of [0, FRESH + 1000, 2 * FRESH + 2000]) {
    vi.setSystemTime(now);
    cache.clear();
    await getOrSet(open("backend", { isBackground: true }), KEY, () => Promise.resolve("same"));
    await settle();
  }
  expect(stores.kv.put).toHaveBeenCalledTimes(3);
});

test("two hundred concurrent misses make one request, and a fault reaches all of them", async () => {
  const { open, settle } = start();
  const make = vi.fn<() => Promise<string>>(async () => "once");
  const all = Array.from({ length: 200 }, () => getOrSet(open(), KEY, make));
  expect(new Set(await Promise.all(all))).toEqual(new Set(["once"]));
  expect(make).toHaveBeenCalledTimes(1);
  await settle();
  const response = Promise.withResolvers<string>();
  const fail = vi.fn<() => Promise<string>>(() => response.promise);
  const reports = Array.from({ length: 5 }, () => new RenderReport());
  const others = reports.map((report) => getOrSet(open("b", { report }), KEY, fail).catch((error: unknown) => error));
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  response.reject(new BackendFault({ kind: "timeout" }));
  expect((await Promise.all(others)).every((error) => error instanceof BackendFault)).toBe(true);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(reports.map(({ isComplete }) => isComplete)).toEqual([false, false, false, false, false]);
});

test("without the coalescer every caller fetches on its own", async () => {
  const { open } = start();
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const gone = { coalescerOf: () => ({ share: () => Promise.reject(new Error("gone")) }) };
  expect(await getOrSet(open("backend", gone), KEY, () => Promise.resolve(7))).toBe(7);
  silence.mockRestore();
});
