import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendFault } from "../woocommerce/errors";
import { getOrSet, type DataCacheKey } from "./data-cache";
import { openDataCaches as start } from "../../tests/doubles/platform/data-caches";
import { RenderReport } from "./render-report";

const KEY: DataCacheKey = { kind: "content", of: { choice: 1 }, isCommon: true };
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const PROVIDERS: DataCacheKey = { kind: "providers", of: ["shoe"], isCommon: true };
const MINUTE = 60_000;

test("an invalidated answer is given once more and renewed after it; what no invalidation concerns stays", async () => {
  const { world, open, settle } = start();
  const made = { content: 0, providers: 0 };
  const ask = (key: DataCacheKey, name: keyof typeof made) =>
    getOrSet(open(), key, () => Promise.resolve(++made[name]));
  const askBoth = async () => {
    const answers = await Promise.all([ask(KEY, "content"), ask(PROVIDERS, "providers")]);
    await settle();
    return answers;
  };
  await askBoth();
  world.version = "2 2";
  expect(await askBoth()).toEqual([1, 1]);
  expect(await askBoth()).toEqual([2, 1]);
  world.version = "2 3";
  expect(await askBoth()).toEqual([2, 1]);
  expect(await askBoth()).toEqual([2, 1]);
});

test("with news and the backend down, what is known is given, marked as not whole", async () => {
  const { world, open, settle } = start();
  await getOrSet(open(), KEY, () => Promise.resolve("old price"));
  await settle();
  world.version = "2 2";
  const report = new RenderReport();
  const down = () => Promise.reject(new BackendFault({ kind: "timeout" }));
  expect(await getOrSet(open("backend", { report, isBackground: true }), KEY, down)).toBe("old price");
  expect(report.isWhole).toBe(false);
  vi.setSystemTime(86_401_000);
  await expect(getOrSet(open(), KEY, down)).rejects.toThrow("timeout");
});

test("a version that can't be read outdates nothing", async () => {
  const { world, open, settle } = start();
  const make = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  await getOrSet(open(), KEY, make);
  await settle();
  world.version = null;
  await getOrSet(open(), KEY, make);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a stale part is told to the page, so that it isn't kept for long; a patient one waits for it", async () => {
  const { open, settle } = start();
  let made = 0;
  const ask = (report: RenderReport, isBackground: boolean) =>
    getOrSet(open("backend", { report, isBackground }), KEY, () => Promise.resolve(++made));
  await ask(new RenderReport(), false);
  await settle();
  vi.setSystemTime(11 * MINUTE);
  const [hurried, patient] = [new RenderReport(), new RenderReport()];
  expect(await ask(patient, true)).toBe(2);
  await settle();
  expect(patient.isCurrent).toBe(true);
  vi.setSystemTime(22 * MINUTE);
  expect(await ask(hurried, false)).toBe(2);
  expect(hurried.isCurrent).toBe(false);
});

test("KV is written for news and before it forgets, not at every renewal", async () => {
  const { stores, open, settle } = start();
  let value = "a";
  const askAt = async (minutes: number) => {
    vi.setSystemTime(minutes * MINUTE);
    await getOrSet(open("backend", { isBackground: true }), KEY, () => Promise.resolve(value));
    await settle();
    return stores.kv.put.mock.calls.length;
  };
  expect(await askAt(0)).toBe(1);
  expect(await askAt(10)).toBe(1);
  value = "b";
  expect(await askAt(20)).toBe(2);
  expect(await askAt(30)).toBe(2);
  expect(await askAt(20 + 12 * 60)).toBe(3);
});

test("where there is no near copy, KV is renewed too: else it would be asked about again and again", async () => {
  const { stores, cache, open, settle } = start();
  for (const minutes of [0, 11, 22]) {
    vi.setSystemTime(minutes * MINUTE);
    cache.clear();
    await getOrSet(open("backend", { isBackground: true }), KEY, () => Promise.resolve("same"));
    await settle();
  }
  expect(stores.kv.put).toHaveBeenCalledTimes(3);
});

test("two hundred who miss the same at once ask once, and a fault is told to all of them", async () => {
  const { open, settle } = start();
  const make = vi.fn<() => Promise<string>>(async () => "once");
  const all = Array.from({ length: 200 }, () => getOrSet(open(), KEY, make));
  expect(new Set(await Promise.all(all))).toEqual(new Set(["once"]));
  expect(make).toHaveBeenCalledTimes(1);
  await settle();
  const answer = Promise.withResolvers<string>();
  const fail = vi.fn<() => Promise<string>>(() => answer.promise);
  const reports = Array.from({ length: 5 }, () => new RenderReport());
  const others = reports.map((report) => getOrSet(open("b", { report }), KEY, fail).catch((error: unknown) => error));
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer.reject(new BackendFault({ kind: "timeout" }));
  expect((await Promise.all(others)).every((error) => error instanceof BackendFault)).toBe(true);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(reports.map(({ isWhole }) => isWhole)).toEqual([false, false, false, false, false]);
});

test("without the meeting place everybody asks for himself", async () => {
  const { open } = start();
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const gone = { coalescerOf: () => ({ share: () => Promise.reject(new Error("gone")) }) };
  expect(await getOrSet(open("backend", gone), KEY, () => Promise.resolve(7))).toBe(7);
  silence.mockRestore();
});
