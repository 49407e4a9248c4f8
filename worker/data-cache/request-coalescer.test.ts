import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestCoalescer, type Outcome } from "./request-coalescer";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const value = (of: unknown, isCacheable = true): Outcome => ({ ok: true, value: of, isCacheable });

test("callers during a request share it, and callers within a minute receive its value", async () => {
  const coalescer = new RequestCoalescer();
  const make = vi.fn<() => Promise<Outcome>>(() => Promise.resolve(value(1)));
  expect(await Promise.all([coalescer.share("v", make), coalescer.share("v", make)])).toEqual([value(1), value(1)]);
  vi.setSystemTime(59_000);
  await coalescer.share("v", make);
  expect(make).toHaveBeenCalledTimes(1);
  vi.setSystemTime(61_000);
  await coalescer.share("v", make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("a value of an older cache version is not passed on", async () => {
  const coalescer = new RequestCoalescer();
  const before = coalescer.share("1", () => new Promise((resolve) => setTimeout(resolve, 50, value("old"))));
  const after = coalescer.share("2", () => Promise.resolve(value("new")));
  expect(await after).toEqual(value("new"));
  await vi.advanceTimersByTimeAsync(60);
  expect(await before).toEqual(value("old"));
});

test("a value that isn't cacheable is only given to concurrent callers", async () => {
  const coalescer = new RequestCoalescer();
  const half = () => Promise.resolve(value("half", false));
  expect(await Promise.all([coalescer.share("v", half), coalescer.share("v", half)])).toEqual([
    await half(),
    await half(),
  ]);
  expect(await coalescer.share("v", () => Promise.resolve(value("whole")))).toEqual(value("whole"));
});

test("a fault reaches concurrent callers, but no later ones", async () => {
  const coalescer = new RequestCoalescer();
  const fault: Outcome = { ok: false, failure: { kind: "timeout" } };
  const failing = () => Promise.resolve(fault);
  expect(await Promise.all([coalescer.share("v", failing), coalescer.share("v", failing)])).toEqual([fault, fault]);
  expect(await coalescer.share("v", () => Promise.resolve(value(2)))).toEqual(value(2));
});

test("when the request that makes the value is aborted, another caller takes over", async () => {
  const coalescer = new RequestCoalescer();
  const makeThree = vi.fn<() => Promise<Outcome>>(() => Promise.resolve(value(3)));
  const first = coalescer.share("v", () => Promise.reject(new Error("the client is gone")));
  const others = [coalescer.share("v", makeThree), coalescer.share("v", makeThree)];
  await expect(first).rejects.toThrow("gone");
  expect(await Promise.all(others)).toEqual([value(3), value(3)]);
  expect(makeThree).toHaveBeenCalledTimes(1);
});
