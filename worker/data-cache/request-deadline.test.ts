import { afterEach, expect, test, vi } from "vitest";
import { BackendFault } from "../woocommerce/errors";
import { OPTIONAL_PATIENCE_MS, PAGE_PATIENCE_MS } from "../../app/config/limits";
import { orThrow, PagePatience } from "./request-deadline";

const FAULT = new BackendFault({ kind: "timeout" });

afterEach(() => vi.useRealTimers());

function setUp(isPatient = false) {
  const later: Promise<unknown>[] = [];
  const onLate = vi.fn<() => void>();
  const patience = new PagePatience({ waitUntil: (work) => void later.push(work), onLate, isPatient });
  return { patience, later, onLate };
}

test("without what it can't do without a page is a 503 that names the failure (quality.md 4)", async () => {
  const { patience } = setUp();
  expect(await patience.orPage(Promise.resolve(1))).toBe(1);
  await expect(patience.orPage(Promise.reject(FAULT))).rejects.toMatchObject({
    data: FAULT.failure,
    init: { status: 503 },
  });
  await expect(patience.orPage(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});

test("what may be missing is missing where the backend fails, but an accident of ours is none of that (quality.md 4)", async () => {
  const { patience } = setUp();
  expect(await patience.orFailure(Promise.reject(FAULT))).toEqual({ ok: false, failure: FAULT.failure });
  expect(await patience.orWithout(Promise.reject(FAULT), "none")).toBe("none");
  expect(await patience.orWithout(Promise.resolve("some"), "none")).toBe("some");
  await expect(patience.orWithout(Promise.reject(new TypeError("x")), "none")).rejects.toThrow(TypeError);
  expect(() => orThrow({ ok: false, failure: { kind: "timeout" } })).toThrow(BackendFault);
  expect(orThrow({ ok: true, value: 2 })).toBe(2);
});

const slowly = () => new Promise<string>((resolve) => void setTimeout(resolve, 60_000, "late"));

test("a page waits for what it can do without only so long, and what is late goes on after it (quality.md 4)", async () => {
  vi.useFakeTimers();
  const { patience, later, onLate } = setUp();
  const answer = patience.orWithout(slowly(), "none");
  await vi.advanceTimersByTimeAsync(OPTIONAL_PATIENCE_MS);
  expect(await answer).toBe("none");
  expect(onLate).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await later[0]).toBe("late");
});

test("all that a page asks, one after the other, has one patience; what is remembered still comes (quality.md 4)", async () => {
  vi.useFakeTimers();
  const { patience, later } = setUp();
  const first = patience.orPage(new Promise((resolve) => void setTimeout(resolve, PAGE_PATIENCE_MS - 100, "slow")));
  await vi.advanceTimersByTimeAsync(PAGE_PATIENCE_MS - 100);
  expect(await first).toBe("slow");
  const second = patience.orFailure(slowly() as never);
  await vi.advanceTimersByTimeAsync(300);
  expect(await second).toEqual({ ok: false, failure: { kind: "timeout" } });
  expect(later).toHaveLength(1);
  expect(await patience.orPage(Promise.resolve("remembered"))).toBe("remembered");
});

test("a page that nobody waits for is made however long it takes", async () => {
  vi.useFakeTimers();
  const { patience, onLate } = setUp(true);
  const answer = patience.orPage(slowly());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe("late");
  expect(onLate).not.toHaveBeenCalled();
});
