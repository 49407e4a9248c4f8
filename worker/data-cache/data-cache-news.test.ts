import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendFault } from "../woocommerce/errors";
import { getOrSet, type DataCacheKey } from "./data-cache";
import { startMemories as start } from "../../tests/doubles/memory-world";
import { RenderReport } from "./render-report";

const KEY: DataCacheKey = { kind: "facets", of: { choice: 1 }, isCommon: true };
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const PRODUCT: DataCacheKey = { kind: "product", of: ["shoe"], isCommon: true, subject: "shoe" };
const MINUTE = 60_000;

test("news of the catalogue: prices are asked before the answer, counts after it (design §2)", async () => {
  const { world, open, settle } = start();
  const made = { product: 0, facets: 0 };
  const ask = (key: DataCacheKey, name: keyof typeof made) =>
    getOrSet(open(), key, () => Promise.resolve(++made[name]));
  await Promise.all([ask(PRODUCT, "product"), ask(KEY, "facets")]);
  await settle();
  world.version = "1 2";
  expect(await Promise.all([ask(PRODUCT, "product"), ask(KEY, "facets")])).toEqual([2, 1]);
  await settle();
  expect(await Promise.all([ask(PRODUCT, "product"), ask(KEY, "facets")])).toEqual([2, 2]);
});

test("with news and the backend down, what is known is given, marked as not whole (quality.md 6)", async () => {
  const { world, open, settle } = start();
  await getOrSet(open(), PRODUCT, () => Promise.resolve("old price"));
  await settle();
  world.version = "1 2";
  const report = new RenderReport();
  const down = () => Promise.reject(new BackendFault({ kind: "timeout" }));
  expect(await getOrSet(open("backend", { report }), PRODUCT, down)).toBe("old price");
  expect(report.isWhole).toBe(false);
  vi.setSystemTime(86_401_000);
  await expect(getOrSet(open(), PRODUCT, down)).rejects.toThrow("timeout");
});

test("a version that can't be read outdates nothing (quality.md 6)", async () => {
  const { world, open, settle } = start();
  const make = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  await getOrSet(open(), PRODUCT, make);
  await settle();
  world.version = null;
  await getOrSet(open(), PRODUCT, make);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a shopper's review makes its product be asked anew, also from what was asked for before it was written", async () => {
  const { world, open, settle } = start();
  let reviews = 0;
  const ask = () => getOrSet(open(), PRODUCT, () => Promise.resolve(reviews));
  vi.setSystemTime(1000);
  expect(await ask()).toBe(0);
  await settle();
  reviews = 1;
  world.changedAt = 1000;
  vi.setSystemTime(1001);
  expect(await ask()).toBe(1);
  await settle();
  expect(await ask()).toBe(1);
});

test("a stale part is told to the page, so that it isn't kept for long; a patient one waits for it (design §2)", async () => {
  const { open, settle } = start();
  let made = 0;
  const ask = (report: RenderReport, isBackground: boolean) =>
    getOrSet(open("backend", { report, isBackground }), KEY, () => Promise.resolve(++made));
  await ask(new RenderReport(), false);
  await settle();
  vi.setSystemTime(6 * MINUTE);
  const [hurried, patient] = [new RenderReport(), new RenderReport()];
  expect(await ask(patient, true)).toBe(2);
  await settle();
  expect(patient.isCurrent).toBe(true);
  vi.setSystemTime(12 * MINUTE);
  expect(await ask(hurried, false)).toBe(2);
  expect(hurried.isCurrent).toBe(false);
});

test("KV is written for news and before it forgets, not at every renewal (design §2)", async () => {
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
  for (const minutes of [0, 10, 20]) {
    vi.setSystemTime(minutes * MINUTE);
    cache.clear();
    await getOrSet(open("backend", { isBackground: true }), KEY, () => Promise.resolve("same"));
    await settle();
  }
  expect(stores.kv.put).toHaveBeenCalledTimes(3);
});

test("two hundred who miss the same at once ask once, and a fault is told to all of them (quality.md 7)", async () => {
  const { open, settle } = start();
  const make = vi.fn<() => Promise<string>>(async () => "once");
  const all = Array.from({ length: 200 }, () => getOrSet(open(), PRODUCT, make));
  expect(new Set(await Promise.all(all))).toEqual(new Set(["once"]));
  expect(make).toHaveBeenCalledTimes(1);
  await settle();
  const answer = Promise.withResolvers<string>();
  const fail = vi.fn<() => Promise<string>>(() => answer.promise);
  const reports = Array.from({ length: 5 }, () => new RenderReport());
  const others = reports.map((report) =>
    getOrSet(open("b", { report }), PRODUCT, fail).catch((error: unknown) => error),
  );
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer.reject(new BackendFault({ kind: "timeout" }));
  expect((await Promise.all(others)).every((error) => error instanceof BackendFault)).toBe(true);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(reports.map(({ isWhole }) => isWhole)).toEqual([false, false, false, false, false]);
});

test("without the meeting place everybody asks for himself (design §2)", async () => {
  const { open } = start();
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const gone = { coalescerOf: () => ({ share: () => Promise.reject(new Error("gone")) }) };
  expect(await getOrSet(open("backend", gone), PRODUCT, () => Promise.resolve(7))).toBe(7);
  silence.mockRestore();
});
