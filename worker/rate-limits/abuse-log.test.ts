import fc from "fast-check";
import { expect, test } from "vitest";
import { makeStorage } from "../../tests/doubles/backend/scripted-backend";
import { AbuseLog } from "./abuse-log";
import { countRuns } from "../../tests/fixtures/trials";

const RULE = { by: "address", limit: 3, windowSeconds: 60 } as const;
const SPACED = { by: "account", limit: 3, windowSeconds: 60, spacingSeconds: 5 } as const;
const HOUR_MS = 3_600_000;

test("no sixty seconds contain more than the limit, and an attempt after the reported wait is allowed", async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 40 });
  const check = async (steps: number[]) => {
    const log = new AbuseLog(makeStorage());
    const passed: number[] = [];
    let now = HOUR_MS;
    for (const pause of steps) {
      now += pause;
      const spending = await log.spend(RULE, now);
      const within = passed.filter((at) => at > now - 60_000);
      expect(spending.isOver).toBe(within.length >= 3);
      if (spending.isOver) now += spending.seconds * 1000;
      if (spending.isOver) expect((await log.spend(RULE, now)).isOver).toBe(false);
      passed.push(now);
    }
  };
  await fc.assert(fc.asyncProperty(pauses, check), { numRuns: countRuns(300) });
});

test("a refused attempt doesn't extend the wait", async () => {
  const log = new AbuseLog(makeStorage());
  for (const at of [0, 1000, 2000]) await log.spend(RULE, HOUR_MS + at);
  expect(await log.spend(RULE, HOUR_MS + 10_000)).toEqual({ isOver: true, seconds: 50 });
  for (let at = 10_001; at < 59_000; at += 500) await log.spend(RULE, HOUR_MS + at);
  expect(await log.spend(RULE, HOUR_MS + 59_999)).toEqual({ isOver: true, seconds: 1 });
  expect(await log.spend(RULE, HOUR_MS + 60_000)).toEqual({ isOver: false, at: HOUR_MS + 60_000, waitMs: 0 });
});

test("a released attempt isn't counted, and is released only once", async () => {
  const log = new AbuseLog(makeStorage());
  for (let at = 0; at < 3; at += 1) await log.spend(RULE, HOUR_MS + at);
  await log.release(HOUR_MS);
  await log.release(HOUR_MS);
  expect((await log.spend(RULE, HOUR_MS + 9)).isOver).toBe(false);
  expect((await log.spend(RULE, HOUR_MS + 9)).isOver).toBe(true);
});

test("an idempotency key is counted once within the window, also when the limit is reached", async () => {
  const log = new AbuseLog(makeStorage());
  for (const idempotencyKey of ["a", "b", "a", "c", "a"])
    expect((await log.spend(RULE, HOUR_MS, idempotencyKey)).isOver).toBe(false);
  expect((await log.spend(RULE, HOUR_MS + 1, "d")).isOver).toBe(true);
  expect(await log.spend(RULE, HOUR_MS + 1, "b")).toEqual({ isOver: false, at: HOUR_MS, waitMs: 0 });
  expect(await log.spend(RULE, HOUR_MS + 60_000, "b")).toEqual({ isOver: false, at: HOUR_MS + 60_000, waitMs: 0 });
});

test("the alarm deletes everything at the end of the window", async () => {
  const storage = makeStorage();
  const log = new AbuseLog(storage);
  await log.spend(RULE, HOUR_MS);
  await log.spend(RULE, HOUR_MS + 5000);
  expect(await storage.getAlarm()).toBe(HOUR_MS + 65_000);
  await log.destroy();
  expect([await storage.get("spent"), await storage.getAlarm()]).toEqual([undefined, null]);
});

test("with a spacing, attempts over the limit are delayed, and refused only beyond the maximum delay", async () => {
  const log = new AbuseLog(makeStorage());
  const spend = (now: number) => log.spend(SPACED, HOUR_MS + now);
  for (let n = 0; n < 3; n += 1) expect(await spend(0)).toMatchObject({ waitMs: 0 });
  for (const waitMs of [5000, 10_000, 15_000, 20_000, 25_000, 30_000]) expect(await spend(0)).toMatchObject({ waitMs });
  expect(await spend(0)).toEqual({ isOver: true, seconds: 5 });
  expect(await spend(4999)).toEqual({ isOver: true, seconds: 1 });
  expect(await spend(5000)).toEqual({ isOver: false, at: HOUR_MS + 35_000, waitMs: 30_000 });
  expect(await spend(59_000)).toMatchObject({ waitMs: 0 });
});

test("a window never allows more than the limit plus one attempt per spacing", async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 60 });
  const check = async (steps: number[]) => {
    const log = new AbuseLog(makeStorage());
    const turns: number[] = [];
    let now = HOUR_MS;
    for (const pause of steps) {
      now += pause;
      const spending = await log.spend(SPACED, now);
      if (!spending.isOver) turns.push(spending.at);
      if (!spending.isOver) expect(spending.waitMs).toBeLessThanOrEqual(30_000);
    }
    for (const end of turns) {
      const within = turns.filter((at) => at <= end && at > end - 60_000);
      expect(within.length).toBeLessThanOrEqual(3 + 60 / 5);
    }
  };
  await fc.assert(fc.asyncProperty(pauses, check), { numRuns: countRuns(200) });
});
