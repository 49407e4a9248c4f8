import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withCartLock } from "./cart-lock";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without Web Locks the requests of a tab take turns, and one that hangs blocks the next for 20 seconds at most", async () => {
  const done: string[] = [];
  void withCartLock(() => new Promise(() => undefined));
  void withCartLock(async () => void done.push("second"));
  void withCartLock(async () => void done.push("third"));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).toEqual(["second", "third"]);
});
