import { afterEach, expect, test, vi } from "vitest";
import { BackendFault } from "../woocommerce/errors";
import { OPTIONAL_DEADLINE_MS, PAGE_DEADLINE_MS } from "../../app/config/limits";
import { orThrow, RequestDeadline } from "./request-deadline";

const FAULT = new BackendFault({ kind: "timeout" });

afterEach(() => vi.useRealTimers());

function setUp(isBackground = false) {
  const later: Promise<unknown>[] = [];
  const onLate = vi.fn<() => void>();
  const deadline = new RequestDeadline({ waitUntil: (work) => void later.push(work), onLate, isBackground });
  return { deadline, later, onLate };
}

test("without what it can't do without a page is a 503 that names the failure", async () => {
  const { deadline } = setUp();
  expect(await deadline.requireOr503(Promise.resolve(1))).toBe(1);
  await expect(deadline.requireOr503(Promise.reject(FAULT))).rejects.toMatchObject({
    data: FAULT.failure,
    init: { status: 503 },
  });
  await expect(deadline.requireOr503(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});

test("what may be missing is missing where the backend fails, but an accident of ours is none of that", async () => {
  const { deadline } = setUp();
  expect(await deadline.orFailure(Promise.reject(FAULT))).toEqual({ ok: false, failure: FAULT.failure });
  expect(await deadline.withFallback(Promise.reject(FAULT), "none")).toBe("none");
  expect(await deadline.withFallback(Promise.resolve("some"), "none")).toBe("some");
  await expect(deadline.withFallback(Promise.reject(new TypeError("x")), "none")).rejects.toThrow(TypeError);
  expect(() => orThrow({ ok: false, failure: { kind: "timeout" } })).toThrow(BackendFault);
  expect(orThrow({ ok: true, value: 2 })).toBe(2);
});

const slowly = () => new Promise<string>((resolve) => void setTimeout(resolve, 60_000, "late"));

test("a page waits for what it can do without only so long, and what is late goes on after it", async () => {
  vi.useFakeTimers();
  const { deadline, later, onLate } = setUp();
  const answer = deadline.withFallback(slowly(), "none");
  await vi.advanceTimersByTimeAsync(OPTIONAL_DEADLINE_MS);
  expect(await answer).toBe("none");
  expect(onLate).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await later[0]).toBe("late");
});

test("all that a page asks, one after the other, has one patience; what is remembered still comes", async () => {
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
  expect(await deadline.requireOr503(Promise.resolve("remembered"))).toBe("remembered");
});

test("a page that nobody waits for is made however long it takes", async () => {
  vi.useFakeTimers();
  const { deadline, onLate } = setUp(true);
  const answer = deadline.requireOr503(slowly());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe("late");
  expect(onLate).not.toHaveBeenCalled();
});
