import { expect, test } from "vitest";
import { nextFullSync } from "./sync-pace";

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);

test.each([
  ["in the daytime", "23T14:30", "24T02:00"],
  ["at the last moment that counts", "23T21:59", "24T02:00"],
  ["shortly before it", "23T23:30", "25T02:00"],
  ["that same night", "24T02:06", "25T02:00"],
])("after a full sync %s the next one is in the first night at least four hours later", (_, synced, next) => {
  expect(nextFullSync(at(synced))).toBe(at(next));
});
