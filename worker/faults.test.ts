import { expect, test, vi } from "vitest";
import { BackendFault } from "../app/backend/errors";
import { OPTIONAL_PATIENCE_MS } from "../app/config/limits";
import { orFailure, orPage, orThrow, orWithout } from "./faults";

const FAULT = new BackendFault({ kind: "timeout" });
const nothing = () => undefined;

test("without what it can't do without a page is a 503 that names the failure (quality.md 4)", async () => {
  expect(await orPage(Promise.resolve(1))).toBe(1);
  await expect(orPage(Promise.reject(FAULT))).rejects.toMatchObject({ data: FAULT.failure, init: { status: 503 } });
  await expect(orPage(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});

test("what may be missing is missing where the backend fails, but an accident of ours is none of that (quality.md 4)", async () => {
  expect(await orFailure(Promise.reject(FAULT))).toEqual({ ok: false, failure: FAULT.failure });
  expect(await orWithout(Promise.reject(FAULT), "none", nothing)).toBe("none");
  expect(await orWithout(Promise.resolve("some"), "none", nothing)).toBe("some");
  await expect(orWithout(Promise.reject(new TypeError("x")), "none", nothing)).rejects.toThrow(TypeError);
  expect(() => orThrow({ ok: false, failure: { kind: "timeout" } })).toThrow(BackendFault);
  expect(orThrow({ ok: true, value: 2 })).toBe(2);
});

test("a page waits for what it can do without only so long, and what is late goes on after it (quality.md 4)", async () => {
  vi.useFakeTimers();
  const later: Promise<unknown>[] = [];
  const slow = new Promise<string>((resolve) => void setTimeout(resolve, 60_000, "late"));
  const answer = orWithout(slow, "none", (work) => void later.push(work));
  await vi.advanceTimersByTimeAsync(OPTIONAL_PATIENCE_MS);
  expect(await answer).toBe("none");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await later[0]).toBe("late");
  vi.useRealTimers();
});
