import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CACHE_POLICY } from "./cache-policy";
import { getOrSet, type DataCacheKey } from "./data-cache";
import { openDataCaches as start } from "../../tests/doubles/platform/data-caches";

const KEY: DataCacheKey = { kind: "content", of: { choice: 1 }, isCommon: true };

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test("a value is made once and cached at the edge and in KV, separately for each backend", async () => {
  const { stores, cache, open, settle } = start();
  const make = vi.fn<() => Promise<string>>(() => Promise.resolve("one"));
  expect(await getOrSet(open(), KEY, make)).toBe("one");
  await settle();
  expect(await getOrSet(open(), KEY, make)).toBe("one");
  cache.clear();
  expect(await getOrSet(open(), KEY, make)).toBe("one");
  expect(make).toHaveBeenCalledTimes(1);
  expect(stores.kv.put.mock.calls[0]![0].length).toBeLessThan(512);
  await getOrSet(open("other"), KEY, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("an uncommon value isn't written to KV", async () => {
  const { stores, open, settle } = start();
  await getOrSet(open(), { ...KEY, isCommon: false }, () => Promise.resolve(1));
  await settle();
  expect(stores.kv.put).not.toHaveBeenCalled();
  expect(stores.cache.put).toHaveBeenCalledTimes(1);
});

test("a stale value is served and revalidated; an expired one is made again", async () => {
  const { open, settle } = start();
  let made = 0;
  const read = () => getOrSet(open(), KEY, () => Promise.resolve(++made));
  expect(await read()).toBe(1);
  await settle();
  vi.setSystemTime((CACHE_POLICY.content.freshSeconds + 1) * 1000);
  expect(await read()).toBe(1);
  await settle();
  expect(await read()).toBe(2);
  vi.setSystemTime(2 * CACHE_POLICY.content.maxAgeSeconds * 1000);
  expect(await read()).toBe(3);
});

test("a failing store costs a request, never a page; a failed value is not cached", async () => {
  const { stores, open, settle } = start();
  stores.kv.get.mockRejectedValue(new Error("down"));
  stores.cache.match.mockRejectedValue(new Error("down"));
  stores.cache.put.mockRejectedValue(new Error("down"));
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(getOrSet(open(), KEY, () => Promise.reject(new Error("backend")))).rejects.toThrow("backend");
  expect(await getOrSet(open(), KEY, () => Promise.resolve("yes"))).toBe("yes");
  await settle();
  expect(silence).toHaveBeenCalled();
});
