import { afterEach, expect, test, vi } from "vitest";
import { BackendFault } from "../woocommerce/errors";
import { OPTIONAL_DEADLINE_MS, PAGE_DEADLINE_MS } from "../../app/config/limits";
import { createTask } from "./render-report";
import { openDeadline, RequestDeadline } from "./request-deadline";

const FAULT = new BackendFault({ kind: "timeout" });

afterEach(() => vi.useRealTimers());

function setUp(isBackground = false) {
  const later: Promise<unknown>[] = [];
  const onLate = vi.fn<() => void>();
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  const deadline = new RequestDeadline({ startedAt: Date.now(), waitUntil, onLate, isBackground });
  return { deadline, later, onLate };
}

test("a page without a required part is a 503 that names the failure", async () => {
  const { deadline } = setUp();
  expect(await deadline.requireOr503(Promise.resolve(1))).toBe(1);
  await expect(deadline.requireOr503(Promise.reject(FAULT))).rejects.toMatchObject({
    data: FAULT.failure,
    init: { status: 503 },
  });
  await expect(deadline.requireOr503(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});

test("an optional part falls back on a backend fault, but not on a programming error", async () => {
  const { deadline } = setUp();
  expect(await deadline.orFailure(Promise.reject(FAULT))).toEqual({ ok: false, failure: FAULT.failure });
  expect(await deadline.withFallback(Promise.reject(FAULT), "none")).toBe("none");
  expect(await deadline.withFallback(Promise.resolve("some"), "none")).toBe("some");
  await expect(deadline.withFallback(Promise.reject(new TypeError("x")), "none")).rejects.toThrow(TypeError);
});

const slowly = () => new Promise<string>((resolve) => void setTimeout(resolve, 60_000, "late"));

test("a page waits for an optional part within its deadline, and late work continues after the response", async () => {
  vi.useFakeTimers();
  const { deadline, later, onLate } = setUp();
  const response = deadline.withFallback(slowly(), "none");
  await vi.advanceTimersByTimeAsync(OPTIONAL_DEADLINE_MS);
  expect(await response).toBe("none");
  expect(onLate).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await later[0]).toBe("late");
});

test("sequential queries share one deadline, and cached values still arrive after it", async () => {
  vi.useFakeTimers();
  const { deadline, later } = setUp();
  const first = deadline.requireOr503(
    new Promise((resolve) => void setTimeout(resolve, PAGE_DEADLINE_MS - 100, "slow")),
  );
  await vi.advanceTimersByTimeAsync(PAGE_DEADLINE_MS - 100);
  expect(await first).toBe("slow");
  const second = deadline.orFailure(slowly() as never);
  await vi.advanceTimersByTimeAsync(300);
  expect(await second).toEqual({ ok: false, failure: { kind: "timeout" } });
  expect(later).toHaveLength(1);
  expect(await deadline.requireOr503(Promise.resolve("cached"))).toBe("cached");
});

test("a page's services share its deadline, whenever each of them is first used", async () => {
  vi.useFakeTimers();
  const [waitUntil, task] = [() => undefined, createTask()];
  const first = openDeadline(waitUntil, task).requireOr503(slowly());
  const refused = expect(first).rejects.toMatchObject({ init: { status: 503 } });
  await vi.advanceTimersByTimeAsync(PAGE_DEADLINE_MS);
  await refused;
  const second = openDeadline(waitUntil, task).withFallback(slowly(), "none");
  await vi.advanceTimersByTimeAsync(300);
  expect(await Promise.race([second, "still waiting"])).toBe("none");
});

test("a background render has no deadline", async () => {
  vi.useFakeTimers();
  const { deadline, onLate } = setUp(true);
  const response = deadline.requireOr503(slowly());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await response).toBe("late");
  expect(onLate).not.toHaveBeenCalled();
});
