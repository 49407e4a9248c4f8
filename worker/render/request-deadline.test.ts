import { afterEach, expect, test, vi } from "vitest";
import { BackendFault } from "../woocommerce/errors";
import { OPTIONAL_DEADLINE_MS, PAGE_DEADLINE_MS } from "../../app/config/limits";
import { RenderReport } from "./render-report";
import { RequestDeadline } from "./request-deadline";

const FAULT = new BackendFault({ kind: "timeout" });

afterEach(() => vi.useRealTimers());

function setUp() {
  const report = new RenderReport();
  return { deadline: new RequestDeadline(report), report };
}

test("a part is its value or why it can't be read, and a programming error is thrown", async () => {
  const { deadline } = setUp();
  expect(await deadline.read(Promise.resolve(1))).toEqual({ ok: true, value: 1 });
  expect(await deadline.read(Promise.reject(FAULT))).toEqual({ ok: false, failure: FAULT.failure });
  await expect(deadline.read(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});

test("an optional part falls back on a backend fault, but not on a programming error", async () => {
  const { deadline } = setUp();
  expect(await deadline.orFailure(Promise.reject(FAULT))).toEqual({ ok: false, failure: FAULT.failure });
  expect(await deadline.withFallback(Promise.reject(FAULT), "none")).toBe("none");
  expect(await deadline.withFallback(Promise.resolve("some"), "none")).toBe("some");
  await expect(deadline.withFallback(Promise.reject(new TypeError("x")), "none")).rejects.toThrow(TypeError);
});

const slowly = () => new Promise<string>((resolve) => void setTimeout(resolve, 60_000, "late"));

test("a page waits for an optional part within its deadline, and isn't cached for long without it", async () => {
  vi.useFakeTimers();
  const { deadline, report } = setUp();
  const response = deadline.withFallback(slowly(), "none");
  await vi.advanceTimersByTimeAsync(OPTIONAL_DEADLINE_MS);
  expect([await response, report.isFresh]).toEqual(["none", false]);
});

test("all parts of a page share one deadline, and what is at hand still arrives after it", async () => {
  vi.useFakeTimers();
  const { deadline, report } = setUp();
  const first = deadline.read(new Promise((resolve) => void setTimeout(resolve, PAGE_DEADLINE_MS - 100, "slow")));
  await vi.advanceTimersByTimeAsync(PAGE_DEADLINE_MS - 100);
  expect(await first).toEqual({ ok: true, value: "slow" });
  const second = new RequestDeadline(report).orFailure(slowly() as never);
  await vi.advanceTimersByTimeAsync(300);
  expect(await second).toEqual({ ok: false, failure: { kind: "timeout" } });
  expect(await deadline.read(Promise.resolve("at hand"))).toEqual({ ok: true, value: "at hand" });
});
