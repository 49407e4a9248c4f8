import { expect, test } from "vitest";
import { adaptPageSize, nextFullSync } from "./sync-pace";

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);

test.each([
  ["in the daytime", "23T14:30", "24T02:00"],
  ["at the last moment that counts", "23T21:59", "24T02:00"],
  ["shortly before it", "23T23:30", "25T02:00"],
  ["that same night", "24T02:06", "25T02:00"],
])("after a full sync %s the next one is in the first night at least four hours later", (_, synced, next) => {
  expect(nextFullSync(at(synced))).toBe(at(next));
});

test("a query that keeps edits waiting is followed by a smaller one, down to five products, and a quick one by a larger", () => {
  const after = (ms: number, times: number, pageSize: number): number =>
    times === 0 ? pageSize : after(ms, times - 1, adaptPageSize(pageSize, ms));
  expect(after(15_000, 1, 25)).toBe(19);
  expect(after(15_000, 20, 25)).toBe(5);
  expect(after(15_000, 20, 2)).toBe(2);
  expect(after(1500, 20, 12)).toBe(12);
  expect(after(500, 20, 2)).toBe(25);
});
